/**
 * What stands for an alternative in a live page though it is no link with an address.
 */

/** What kind of thing it is: what can be chosen together with it, and how it is worked. */
export type WidgetKind = 'checkbox' | 'radio' | 'option' | 'tab' | 'button' | 'link' | 'plain';

/** One alternative. */
export interface Widget {
  /** The node that holds all of it, its words included. */
  readonly block: number;
  /** The node to work. */
  readonly node: number;
  readonly kind: WidgetKind;
  /** What its state says; null if it has none. */
  readonly selected: boolean | null;
  /** Nodes of it that stand beside the block. */
  readonly apart: readonly number[];
  /** Whether it is a box that cannot be worked now, as nothing would be left. */
  readonly isDisabled?: true;
}

/** Whether it is a button that says no state: it does something, rather than being chosen. */
export function isPlainButton({ kind, selected }: Pick<Widget, 'kind' | 'selected'>): boolean {
  return kind === 'button' && selected === null;
}

/** Where no widgets are looked for. */
export interface WidgetBounds {
  /** Cards: nothing in them is read. */
  readonly walls: ReadonlySet<number>;
  /** Nodes that are read elsewhere, such as the boxes of a form that can be sent. */
  readonly taken: ReadonlySet<number>;
  /** Buttons that send a form. */
  readonly submits: ReadonlySet<number>;
}
