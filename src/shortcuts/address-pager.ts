/**
 * Pagers by address where documents come without lists: which argument of the address says how far a list was read.
 */

import type { Step } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import { isAddressStep, splitAddress } from './address-steps.js';
import type { PathParts } from './moves.js';

/** An argument that counts pages or entities. */
interface Turn {
  readonly model: Step;
  /** Its value on the first page, and what each page adds. */
  readonly first: number;
  readonly unit: number;
}

/** Arguments of one site that say how far a list was read. */
export class AddressPager {
  readonly #turns = new Map<string, Turn>();

  /**
   * Learns from the first page of a list that goes on by an address. A script may have written into the page's own address
   * what the list shows, the number of the page included.
   */
  learn({ url, pagination: { next }, list }: PageView, steps: readonly Step[]): void {
    if (next?.kind !== 'url' || list === null) return;
    const own = splitAddress(url).steps;
    const known = new Set([...steps, ...own].map(stepText));
    const added = splitAddress(next.url).steps.filter((step) => !known.has(stepText(step)));
    const [model] = added;
    if (model === undefined || added.length > 1 || steps.some((step) => groupText(step) === groupText(model))) return;
    const turn = turnOf(model, list.cards.length);
    const isFirst = own.every((step) => groupText(step) !== groupText(model) || Number(step.name) === turn?.first);
    if (turn !== null && isFirst) this.#turns.set(groupText(model), turn);
  }

  /** The same page, with what counts pages taken out of its steps. */
  take(parts: PathParts): PathParts {
    let { page } = parts;
    const steps = parts.steps.filter((step) => {
      const turn = isAddressStep(step) ? this.#turns.get(groupText(step)) : undefined;
      const turned = turn === undefined ? NaN : (Number(step.name) - turn.first) / turn.unit;
      if (!Number.isInteger(turned) || turned < 0) return true;
      page += turned;
      return false;
    });
    return { ...parts, steps, page };
  }

  /** The step to a page, counted from 0, or null if no such argument is known. */
  stepTo(page: number): Step | null {
    const [turn] = this.#turns.values();
    return turn === undefined ? null : { ...turn.model, name: String(turn.first + page * turn.unit) };
  }
}

/** Pages are counted from 0 or 1, entities by what a page holds. */
function turnOf(model: Step, size: number): Turn | null {
  const second = /^\d{1,9}$/u.test(model.name ?? '') ? Number(model.name) : 0;
  if (second === 1 || second === 2) return { model, first: second - 1, unit: 1 };
  if (second === size || second === size + 1) return { model, first: second - size, unit: size };
  return null;
}

function groupText({ role, group, ordinal }: Step): string {
  return JSON.stringify([role, group, ordinal]);
}

function stepText(step: Step): string {
  return JSON.stringify([groupText(step), step.name]);
}
