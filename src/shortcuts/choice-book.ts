/**
 * What is known of the steps of a site's controls: by which other texts the page knows a value, and to which group it belongs.
 */

import type { Step } from '../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../model/page.js';
import { splitCount, textKey } from '../base/text.js';
import { isAddressStep, textOfStep } from './address-steps.js';
import { toldHandles } from './told-handles.js';
import type { Tree } from './tree.js';

/** A step as a rule sees it. */
export interface KnownStep {
  /** Equal for all values of one group. */
  readonly rule: string;
  /** Displayed text first, then the handles. */
  readonly texts: readonly string[];
}

/** Most choices that are remembered; the oldest are forgotten first. */
const MOST_CHOICES = 20_000;

/** Groups of which codes are remembered, or were looked for in vain. */
const MOST_GROUPS = 200;

/** Answers in which codes of a group are looked for in vain. */
const MOST_VAIN = 6;

/** What stands between both ends of a range in an address. */
const BETWEEN_BOUNDS = /(?<=^[\d.*]{1,12}):(?=[\d.*]{1,12}$)/u;

/** The part of a step that is the same for every value of its group. */
export function groupOfStep(step: Step): string {
  const named = step.value === null ? null : step.name;
  // Fields that are called alike, or not at all, are told apart by their order; among options it tells one of them.
  const place = step.value === null || step.ordinal === 0 ? [] : [`#${String(step.ordinal)}`];
  return [step.do, step.role ?? '', step.group ?? '', ...(named === null ? [] : [named]), ...place].join(' ').trim();
}

/** Texts of choices by the steps that make them. */
export class ChoiceBook {
  readonly #known = new Map<string, readonly string[]>();
  /** Codes of values by the keys of their names, by the part of their steps that is the same for all. */
  readonly #told = new Map<string, ReadonlyMap<string, readonly string[]>>();
  /** Looks for codes of a group in vain. */
  readonly #vain = new Map<string, number>();

  /** Takes in the choices of a page, and what the data that came with it call them by. */
  add(view: PageView, data: () => readonly Tree[] = () => []): void {
    for (const group of view.groups) {
      for (const choice of group.choices) this.#addChoice(choice);
      this.#addTold(group, data);
    }
    while (this.#known.size > MOST_CHOICES) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
  }

  /** Takes in the codes of a group whose controls tell none, once. */
  #addTold({ choices }: ChoiceGroup, data: () => readonly Tree[]): void {
    const [step] = choices.flatMap((choice) => ownStep(choice) ?? []);
    if (step === undefined || choices.some(({ handles = [] }) => handles.length > 0)) return;
    const rule = groupOfStep(step);
    const vain = this.#vain.get(rule) ?? 0;
    const isFull = this.#told.size + this.#vain.size >= MOST_GROUPS && vain === 0;
    if (isAddressStep(step) || this.#told.has(rule) || vain >= MOST_VAIN || isFull) return;
    const values = choices.map(({ value }) => value);
    const trees = data();
    const told = toldHandles(values, trees);
    if (told !== null) this.#told.set(rule, told);
    else if (trees.length > 0) this.#vain.set(rule, vain + 1);
  }

  #addChoice(choice: Choice): void {
    const step = ownStep(choice);
    if (step === null) return;
    const texts = [choice.value, ...(choice.handles ?? [])];
    const key = stepKey(step);
    this.#known.delete(key);
    this.#known.set(key, texts);
  }

  /** The step as a rule sees it. */
  lookUp(step: Step): KnownStep {
    const { value } = splitCount(textOfStep(step));
    const bounds = isAddressStep(step) ? value.split(BETWEEN_BOUNDS) : [];
    const rule = groupOfStep(step);
    const texts = this.#known.get(stepKey(step)) ?? (bounds.length > 1 ? [value, ...bounds] : [value]);
    const told = this.#told.get(rule)?.get(textKey(value)) ?? [];
    return { rule, texts: told.length === 0 ? texts : [...texts, ...told] };
  }
}

/** The step that makes a choice: its control's, else the one of its path that names it. */
export function ownStep(choice: Choice): Step | null {
  if (choice.control !== undefined) return choice.control.step;
  if (choice.path?.kind !== 'actions') return null;
  return choice.path.steps.findLast((step) => namesChoice(step, choice)) ?? null;
}

function namesChoice(step: Step, choice: Choice): boolean {
  return textKey(splitCount(step.value ?? step.name ?? '').value) === textKey(choice.value);
}

function stepKey(step: Step): string {
  const text = splitCount(step.value ?? step.name ?? '').value;
  return `${groupOfStep(step)}\n${textKey(text)}`;
}
