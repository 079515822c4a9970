/**
 * How to reach a query's first list page (design §2 "Access path").
 */

/** One action in a live page, addressed by what the control is, never by a class name. */
export interface Step {
  readonly do: 'click' | 'check' | 'uncheck' | 'select' | 'type' | 'press' | 'scroll' | 'open' | 'submit' | 'drag';
  readonly role: string | null;
  readonly name: string | null;
  /** Label of the group that the control stands in. */
  readonly group: string | null;
  /** 0-based position among controls that are alike in role, name and group. */
  readonly ordinal: number;
  /** What to type, select or press; null for actions without a value. */
  readonly value: string | null;
  /** How many times in a row, such as "load more" three times. @default 1 */
  readonly times?: number;
}

/** A plain address, asked with GET. */
export interface UrlPath {
  readonly kind: 'url';
  readonly url: string;
  /**
   * Where a form was sent: the address that asks the same without what the form shows as it stands and the address of its own
   * page leaves out, for sites that forbid the whole one. Absent where there is none.
   */
  readonly lesser?: string;
}

/** A request with a method and a body: a form submission or a data request. */
export interface RequestPath {
  readonly kind: 'request';
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly contentType?: string;
}

/** A sequence of actions from a page that is reached otherwise. */
export interface ActionsPath {
  readonly kind: 'actions';
  readonly from: AccessPath;
  readonly steps: readonly Step[];
}

/** How to reach a page. */
export type AccessPath = UrlPath | RequestPath | ActionsPath;
