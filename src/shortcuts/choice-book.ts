/**
 * What is known of the steps of a site's controls: by which other texts the page knows a value, and to which group it belongs.
 */

import type { Step } from '../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../model/page.js';
import { splitCount, textKey } from '../base/text.js';
import { isAddressStep, textOfStep } from './address-steps.js';
import { MOST_VALUES, toldHandles } from './told-handles.js';
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

/** Codes of values by the keys of their names. */
type Codes = ReadonlyMap<string, readonly string[]>;

/** Texts of choices by the steps that make them. */
export class ChoiceBook {
  readonly #known = new Map<string, readonly string[]>();
  /** Codes of values by the keys of their names, by the part of their steps that is the same for all. */
  readonly #told = new Map<string, Codes>();
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

  /** Takes in the codes of a group whose controls tell none, as long as some of its values have none. */
  #addTold({ choices }: ChoiceGroup, data: () => readonly Tree[]): void {
    const [step] = choices.flatMap((choice) => ownStep(choice) ?? []);
    if (step === undefined || choices.some(({ handles = [] }) => handles.length > 0)) return;
    const rule = groupOfStep(step);
    const values = choices.map(({ value }) => value);
    const isTold = values.every((value) => this.#told.get(rule)?.has(textKey(value)) === true);
    if (isTold || isAddressStep(step) || !this.#mayLook(rule)) return;
    const trees = data();
    if (trees.length > 0 && !this.#learnCodes(rule, toldHandles(values, trees)))
      this.#vain.set(rule, (this.#vain.get(rule) ?? 0) + 1);
  }

  /** Adds codes to those of a group; whether there are more of them now. */
  #learnCodes(rule: string, told: Codes | null): boolean {
    const known: Codes = this.#told.get(rule) ?? new Map();
    const joined = told === null ? null : joinedCodes(known, told);
    if (joined !== null) this.#told.set(rule, joined);
    return joined !== null && joined.size > known.size;
  }

  /** Whether codes of a group may still be looked for. */
  #mayLook(rule: string): boolean {
    const isKnown = this.#told.has(rule) || this.#vain.has(rule);
    return (this.#vain.get(rule) ?? 0) < MOST_VAIN && (isKnown || this.#told.size + this.#vain.size < MOST_GROUPS);
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

/** The codes of both, as a list that was narrowed tells fewer; null where they have no value in common, or call one otherwise. */
function joinedCodes(known: Codes, told: Codes): Codes | null {
  const common = [...told].filter(([name]) => known.has(name));
  const isSame = common.every(([name, codes]) => codes.join('\n') === known.get(name)?.join('\n'));
  if (!isSame || (known.size > 0 && common.length === 0) || known.size > MOST_VALUES) return null;
  return new Map([...known, ...told]);
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
