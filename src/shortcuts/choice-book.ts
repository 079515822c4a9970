/**
 * What is known of the steps of a site's controls: by which other texts the page knows a value, and to which group it belongs.
 */

import type { Step } from '../model/access-path.js';
import type { Choice, PageView } from '../model/page.js';
import { splitCount, textKey } from '../base/text.js';
import { isAddressStep, textOfStep } from './address-steps.js';

/** A step as a rule sees it. */
export interface KnownStep {
  /** Equal for all values of one group. */
  readonly rule: string;
  /** Displayed text first, then the handles. */
  readonly texts: readonly string[];
}

/** Most choices that are remembered; the oldest are forgotten first. */
const MOST_CHOICES = 20_000;

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

  /** Takes in the choices of a page. */
  add(view: PageView): void {
    for (const group of view.groups) for (const choice of group.choices) this.#addChoice(choice);
    while (this.#known.size > MOST_CHOICES) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
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
    return {
      rule: groupOfStep(step),
      texts: this.#known.get(stepKey(step)) ?? (bounds.length > 1 ? [value, ...bounds] : [value]),
    };
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
