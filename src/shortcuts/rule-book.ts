/**
 * Rules: what a move changes in a request. A rule is drawn from one example and believed from the second value on.
 */

import {
  type Template,
  carriesChoice,
  editFrom,
  editTemplate,
  mayCarryChoice,
  sharedTemplate,
} from './edit-template.js';
import type { Move } from './moves.js';
import { type TreeRecord, canonicalText, valueAt } from './tree.js';
import { type Edit, applyEdit, treeEdits } from './tree-edits.js';

/** One explanation of a rule's examples. */
interface Hypothesis {
  /** Edits that may carry the value: all of them occur in every example. */
  readonly carrying: readonly Template[];
  /** Edits that are the same whatever the value, such as going back to the first page. */
  readonly fixed: readonly FixedEdit[];
  /** Number of examples. */
  readonly examples: number;
  /** Values seen, as texts. */
  readonly values: ReadonlySet<string>;
}

interface FixedEdit {
  readonly edit: Edit;
  /** Number of examples that had it. */
  readonly seen: number;
}

/** Explanations kept per rule; more only come from requests that are not about the choice. */
const MOST_HYPOTHESES = 4;

/** Different values that must agree before a rule is believed. */
const CONFIRMING_VALUES = 2;

/** The rules of one kind of request. */
export class RuleBook {
  readonly #rules = new Map<string, readonly Hypothesis[]>();
  /** Places that change without reason (times, tokens): never part of a rule, kept as they are. */
  readonly #volatile = new Set<string>();

  /** Learns from a move and the requests before and after it. */
  learn(move: Move, before: TreeRecord, after: TreeRecord): void {
    const edits = treeEdits(before, after).filter((edit) => !this.#isVolatile(edit));
    if (edits.length === 0) return;
    const example = this.#example(move, edits);
    const known = this.#rules.get(move.rule) ?? [];
    for (const [index, hypothesis] of known.entries()) {
      const merged = this.#merged(hypothesis, example);
      if (merged === null) continue;
      this.#rules.set(move.rule, [merged, ...known.toSpliced(index, 1)]);
      return;
    }
    this.#rules.set(move.rule, [example, ...known].slice(0, MOST_HYPOTHESES));
  }

  #example(move: Move, edits: readonly Edit[]): Hypothesis {
    const templates = edits.map((edit) => ({ edit, template: editTemplate(edit, move.texts) }));
    return {
      carrying: templates.filter(({ template }) => mayCarryChoice(template)).map(({ template }) => template),
      fixed: templates.filter(({ template }) => !mayCarryChoice(template)).map(({ edit }) => ({ edit, seen: 1 })),
      examples: 1,
      values: new Set([valueOf(move)]),
    };
  }

  #merged(known: Hypothesis, example: Hypothesis): Hypothesis | null {
    const open = [...example.carrying];
    const carrying: Template[] = [];
    for (const template of known.carrying) {
      const partner = open.findIndex((other) => sharedTemplate(template, other) !== null);
      const shared = partner < 0 ? null : sharedTemplate(template, open.splice(partner, 1)[0] ?? template);
      if (shared !== null) carrying.push(shared);
      else if (mayCarryChoice(template)) return null;
    }
    if (!carrying.some(mayCarryChoice)) return null;
    return {
      carrying,
      fixed: this.#mergedFixed(known.fixed, example.fixed),
      examples: known.examples + example.examples,
      values: new Set([...known.values, ...example.values]),
    };
  }

  #mergedFixed(known: readonly FixedEdit[], further: readonly FixedEdit[]): readonly FixedEdit[] {
    const fixed = new Map(known.map((each) => [editPlace(each.edit), each]));
    for (const { edit, seen } of further) {
      const old = fixed.get(editPlace(edit));
      fixed.set(editPlace(edit), { edit, seen: seen + (old?.seen ?? 0) });
      if (old !== undefined && canonicalText(editValue(old.edit)) !== canonicalText(editValue(edit)))
        this.#volatile.add(placeKey(edit.at));
    }
    return [...fixed.values()].filter(({ edit }) => !this.#isVolatile(edit));
  }

  /**
   * The request after a move, or null if no believed rule tells it, or if the move would undo what another one chose:
   * `untouched` is the request before any choice, where it is known.
   */
  predict(move: Move, before: TreeRecord, untouched: TreeRecord | null = null): TreeRecord | null {
    for (const hypothesis of this.#rules.get(move.rule) ?? []) {
      if (hypothesis.values.size < CONFIRMING_VALUES || !hypothesis.carrying.some(carriesChoice)) continue;
      const after = applied(hypothesis, move, { before, untouched });
      if (after !== null && canonicalText(after) !== canonicalText(before)) return after;
    }
    return null;
  }

  /** Whether a rule is believed. */
  isConfirmed(rule: string): boolean {
    return (this.#rules.get(rule) ?? []).some(
      ({ values, carrying }) => values.size >= CONFIRMING_VALUES && carrying.some(carriesChoice),
    );
  }

  /** Learns what differs between two requests for the same page. */
  learnNoise(first: TreeRecord, second: TreeRecord): void {
    for (const edit of treeEdits(first, second)) this.#volatile.add(placeKey(edit.at));
  }

  #isVolatile(edit: Edit): boolean {
    return this.#volatile.has(placeKey(edit.at));
  }
}

/** A request and the one before any choice. */
interface Ground {
  readonly before: TreeRecord;
  readonly untouched: TreeRecord | null;
}

function applied(hypothesis: Hypothesis, move: Move, { before, untouched }: Ground): TreeRecord | null {
  let request: TreeRecord = before;
  for (const { edit, seen } of hypothesis.fixed) {
    // What few examples had came from something else that happened then.
    if (seen * 2 >= hypothesis.examples) request = applyEdit(request, edit) ?? request;
  }
  for (const template of hypothesis.carrying) {
    const edit = editFrom(template, move.texts);
    if (edit === null) return null;
    if (untouched !== null && !move.replaces && carriesChoice(template) && overwrites(edit, before, untouched))
      return null;
    const next = applyEdit(request, edit);
    if (next === null) return null;
    request = next;
  }
  return request;
}

/** Whether an edit puts its value where an earlier choice put another one. */
function overwrites(edit: Edit, before: TreeRecord, untouched: TreeRecord): boolean {
  if (edit.do !== 'set') return false;
  const was = valueAt(before, edit.at);
  if (was === undefined || canonicalText(was) === canonicalText(edit.value)) return false;
  const first = valueAt(untouched, edit.at);
  return first === undefined || canonicalText(was) !== canonicalText(first);
}

function valueOf(move: Move): string {
  return JSON.stringify(move.texts.map(({ text }) => text));
}

function editPlace(edit: Edit): string {
  return `${edit.do === 'remove' ? 'set' : edit.do} ${placeKey(edit.at)} ${edit.do === 'add' || edit.do === 'drop' ? canonicalText(edit.value) : ''}`;
}

function editValue(edit: Edit): TreeRecord[string] {
  return [edit.do, edit.value, edit.gone];
}

function placeKey(at: readonly string[]): string {
  return JSON.stringify(at);
}
