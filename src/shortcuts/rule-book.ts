/**
 * Rules: what a move changes in a request. A rule is drawn from one example and believed from the second value on; that the
 * very same move does the same elsewhere is believed from the first example on.
 */

import {
  type Template,
  carriesChoice,
  editFrom,
  editTemplate,
  mayCarryChoice,
  sharedTemplate,
} from './edit-template.js';
import { type Move, PAGER_RULE, PARENT, moveLength } from './moves.js';
import { readAsSisters } from './sister-template.js';
import { type Tree, type TreeRecord, canonicalText, isList, isRecord, soleText, valueAt } from './tree.js';
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
  /** By step of the move, what each example chose with it; null where they chose different things. */
  readonly chosen: ReadonlyMap<string, string | null>;
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

/** Moves whose edits are remembered one by one. */
const MOST_DEEDS = 5_000;

/** What names of rules end with that rest on the very same move alone. */
const AS_BEFORE = ' as before';

/** The same of those that rest on one example of their group, read as another group's are. */
const AS_SISTER = ' as others';

/** A request after a move, and the rule that tells it. */
export interface Following {
  readonly request: TreeRecord;
  readonly rule: string;
  /** True if nothing in the request says what is chosen: another page may call the same by another code. */
  readonly isCoded: boolean;
}

/** The rules of one kind of request. */
export class RuleBook {
  readonly #rules = new Map<string, readonly Hypothesis[]>();
  /** What a move did wherever it was seen. */
  readonly #deeds = new Map<string, readonly Edit[]>();
  /** Places that change without reason (times, tokens): never part of a rule, kept as they are. */
  readonly #volatile = new Set<string>();

  /** Learns from a move and the requests before and after it. */
  learn(move: Move, before: TreeRecord, after: TreeRecord): void {
    this.#learnEdits(move, this.#edits(before, after));
  }

  /** Learns the same from moves that were made at once, where each edit carries what one of them alone chose. */
  learnEach(moves: readonly Move[], before: TreeRecord, after: TreeRecord): void {
    const shares = moves.map((): Edit[] => []);
    for (const edit of this.#edits(before, after)) {
      const carriers = shares.filter((_share, index) =>
        mayCarryChoice(editTemplate(edit, ownTexts(moves[index]?.texts ?? []))),
      );
      if (carriers.length !== 1) return;
      carriers[0]?.push(edit);
    }
    if (shares.some(({ length }) => length === 0)) return;
    for (const [index, move] of moves.entries()) this.#learnEdits(move, shares[index] ?? []);
  }

  #edits(before: TreeRecord, after: TreeRecord): readonly Edit[] {
    return treeEdits(before, after).filter((edit) => !this.#isVolatile(edit));
  }

  #learnEdits(move: Move, edits: readonly Edit[]): void {
    if (edits.length === 0) return;
    this.#learnDeed(move, edits);
    const example = this.#example(move, edits);
    // What carries nothing explains no choice, and would take the place of what does.
    if (example.carrying.length === 0) return;
    const known = this.#rules.get(move.rule) ?? [];
    for (const [index, hypothesis] of known.entries()) {
      const merged = this.#merged(hypothesis, example);
      if (merged === null) continue;
      this.#rules.set(move.rule, [merged, ...known.toSpliced(index, 1)]);
      return;
    }
    this.#rules.set(move.rule, [example, ...known].slice(0, MOST_HYPOTHESES));
  }

  /** What a move did every time is its own; the rest came from what was there before. Where a list goes on, each page is another. */
  #learnDeed(move: Move, edits: readonly Edit[]): void {
    const key = deedKey(move);
    const known = this.#deeds.get(key);
    if (move.rule === PAGER_RULE || (known === undefined && this.#deeds.size >= MOST_DEEDS)) return;
    const texts = new Set(edits.map((edit) => JSON.stringify(edit)));
    this.#deeds.set(key, known?.filter((edit) => texts.has(JSON.stringify(edit))) ?? edits);
  }

  #example(move: Move, edits: readonly Edit[]): Hypothesis {
    const templates = edits.map((edit) => ({ edit, template: editTemplate(edit, move.texts) }));
    return {
      carrying: templates.filter(({ template }) => mayCarryChoice(template)).map(({ template }) => template),
      fixed: templates.filter(({ template }) => !mayCarryChoice(template)).map(({ edit }) => ({ edit, seen: 1 })),
      examples: 1,
      values: new Set([valueOf(move)]),
      chosen: chosenBy(move),
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
      chosen: new Map(
        [...known.chosen].map(([step, value]) => [step, value === example.chosen.get(step) ? value : null]),
      ),
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
   * The request after a move, or null if nothing that is believed tells it, or if the move would undo what another one
   * chose: `untouched` is the request before any choice, where it is known.
   */
  predict(move: Move, before: TreeRecord, untouched: TreeRecord | null = null): Following | null {
    for (const hypothesis of this.#rules.get(move.rule) ?? []) {
      if (!isBelieved(hypothesis, move) || !isLikeExamples(hypothesis, move)) continue;
      const after = applied(hypothesis, move, { before, untouched });
      if (after !== null && canonicalText(after) !== canonicalText(before))
        return { request: after, rule: move.rule, isCoded: false };
    }
    const again = this.#again(move, { before, untouched });
    if (again !== null) return { request: again, rule: move.rule + AS_BEFORE, isCoded: this.#isCoded(move) };
    const alike = this.#asSister(move, { before, untouched });
    return alike === null ? null : { request: alike, rule: move.rule + AS_SISTER, isCoded: false };
  }

  /** What a move does if its only example is read as those of another group, whose rule is believed. */
  #asSister(move: Move, ground: Ground): TreeRecord | null {
    const [own, ...others] = this.#rules.get(move.rule) ?? [];
    if (own === undefined || others.length > 0) return null;
    for (const sister of this.#believedLike(move.rule)) {
      const read = readAs(own, sister);
      if (read === null || !isLikeExamples(read, move)) continue;
      const after = applied(read, move, ground);
      if (after !== null && canonicalText(after) !== canonicalText(ground.before)) return after;
    }
    return null;
  }

  /** Explanations from enough values of groups that are worked in as many steps. */
  #believedLike(rule: string): readonly Hypothesis[] {
    if (rule === PAGER_RULE) return [];
    return [...this.#rules].flatMap(([other, hypotheses]) =>
      other !== PAGER_RULE && moveLength(other) === moveLength(rule)
        ? hypotheses.filter(({ values }) => values.size >= CONFIRMING_VALUES)
        : [],
    );
  }

  #isCoded(move: Move): boolean {
    const edits = this.#deeds.get(deedKey(move)) ?? [];
    return !edits.some((edit) => mayCarryChoice(editTemplate(edit, ownTexts(move.texts))));
  }

  /** What the very same move did elsewhere, done here; it may have been done here already. */
  #again(move: Move, { before, untouched }: Ground): TreeRecord | null {
    let request: TreeRecord | null = before;
    for (const edit of this.#deeds.get(deedKey(move)) ?? []) {
      if (request === null || this.#isVolatile(edit)) continue;
      if (untouched !== null && !move.replaces && overwrites(edit, before, untouched)) return null;
      request = applyEdit(request, edit);
    }
    const isKnown = (this.#deeds.get(deedKey(move)) ?? []).length > 0;
    return isKnown ? request : null;
  }

  /** Takes back what was learnt of a move's kind, and of the very same move. */
  forget(move: Move): void {
    this.#rules.delete(move.rule);
    this.#deeds.delete(deedKey(move));
  }

  /** Whether a rule is believed. */
  isConfirmed(rule: string): boolean {
    return (this.#rules.get(rule) ?? []).some(
      ({ values, carrying }) => values.size >= CONFIRMING_VALUES && carrying.some(carriesChoice),
    );
  }

  /**
   * Learns what differs between two requests for the same page. That one lists things which the other does not says nothing
   * of those lists: a page may list all values that it shows with whether each is chosen, and at first none, as it knows none.
   * Nor does it say anything of a place that nothing is in where the other request has none.
   */
  learnNoise(first: TreeRecord, second: TreeRecord): void {
    const isHollow = ({ at }: Edit): boolean => [first, second].every((request) => isHollowAt(request, at));
    for (const edit of treeEdits(first, second))
      if (!isListed(edit) && !isHollow(edit)) this.#volatile.add(placeKey(edit.at));
  }

  #isVolatile(edit: Edit): boolean {
    return this.#volatile.has(placeKey(edit.at));
  }
}

/**
 * Whether enough values explain a move. Where lists were only seen to go on once, the way on has the same value in all: then
 * as many lists do, if nothing but numbers changed.
 */
function isBelieved({ values, examples, carrying, fixed }: Hypothesis, move: Move): boolean {
  if (values.size >= CONFIRMING_VALUES) return carrying.some(carriesChoice);
  const isSeen = move.rule === PAGER_RULE && examples >= CONFIRMING_VALUES && values.has(valueOf(move));
  return isSeen && fixed.length === 0 && carrying.every((template) => isNumber(editFrom(template, move.texts)?.value));
}

/** An explanation of one example with the readings, and the choices left open, that it has in common with a sister's; null if they are not alike. */
function readAs(own: Hypothesis, sister: Hypothesis): Hypothesis | null {
  const carrying = readAsSisters(own.carrying, sister.carrying);
  if (carrying === null) return null;
  const chosen = [...own.chosen].map(
    ([step, value]) => [step, sister.chosen.get(step) === null ? null : value] as const,
  );
  return { ...own, carrying, chosen: new Map(chosen) };
}

/** Whether a value of a request is a whole number, alone or as the only one of its name. */
function isNumber(value: TreeRecord[string] | undefined): boolean {
  return /^\d{1,9}$/u.test(soleText(value));
}

/** Whether no step of a move chooses what none of the examples did, while they all chose the same: what it does is not known. */
function isLikeExamples({ chosen }: Hypothesis, move: Move): boolean {
  return [...chosenBy(move)].every(([step, value]) => (chosen.get(step) ?? value) === value);
}

function chosenBy({ texts }: Move): ReadonlyMap<string, string> {
  return new Map(ownTexts(texts).flatMap(({ source, text }) => (source.endsWith(' value') ? [[source, text]] : [])));
}

/** A request and the one before any choice. */
interface Ground {
  readonly before: TreeRecord;
  readonly untouched: TreeRecord | null;
}

function applied(hypothesis: Hypothesis, move: Move, { before, untouched }: Ground): TreeRecord | null {
  let request: TreeRecord = before;
  const carried = hypothesis.carrying.map((template) => ({ template, edit: editFrom(template, move.texts) }));
  for (const { edit, seen } of hypothesis.fixed) {
    const isCarried = carried.some((other) => isOtherState(edit, other.edit, move.texts));
    // What few examples had came from something else that happened then.
    if (seen * 2 >= hypothesis.examples && !isCarried) request = applyEdit(request, edit) ?? request;
  }
  for (const { template, edit } of carried) {
    if (edit === null) return null;
    if (untouched !== null && !move.replaces && carriesChoice(template) && overwrites(edit, before, untouched))
      return null;
    const next = applyEdit(request, edit);
    if (next === null) return null;
    request = next;
  }
  return request;
}

/** Whether an edit adds what another one adds to the same list, in another state: a field that says what is chosen says the same. */
function isOtherState(edit: Edit, carried: Edit | null, texts: Move['texts']): boolean {
  if (carried === null || !isListed(edit) || !isListed(carried) || placeKey(edit.at) !== placeKey(carried.at))
    return false;
  const [other, chosen] = [edit.value, carried.value];
  if (!isRecord(other) || !isRecord(chosen)) return false;
  return Object.entries(chosen).some(
    ([field, value]) =>
      typeof value === 'string' &&
      other[field] === value &&
      mayCarryChoice(editTemplate({ ...carried, at: [], value }, ownTexts(texts))),
  );
}

/** Whether an edit puts its value where an earlier choice put another one. */
function overwrites(edit: Edit, before: TreeRecord, untouched: TreeRecord): boolean {
  if (edit.do !== 'set') return false;
  const was = valueAt(before, edit.at);
  if (was === undefined || canonicalText(was) === canonicalText(edit.value)) return false;
  const first = valueAt(untouched, edit.at);
  return first === undefined || canonicalText(was) !== canonicalText(first);
}

/** Whether an edit adds a record to a list of them, or takes one off. */
function isListed({ do: what, value }: Edit): boolean {
  return (what === 'add' || what === 'drop') && isRecord(value);
}

/** Whether a request has nothing but lists and records without a value at a place, or not even these. */
function isHollowAt(request: TreeRecord, at: readonly string[]): boolean {
  const value = valueAt(request, at);
  return value === undefined || isHollow(value);
}

function isHollow(value: Tree): boolean {
  return (isList(value) || isRecord(value)) && Object.values(value).every(isHollow);
}

function deedKey(move: Move): string {
  return JSON.stringify([move.rule, valueOf(move)]);
}

/** Texts of what a move itself chose, without those of what was chosen before it. */
function ownTexts(texts: Move['texts']): Move['texts'] {
  return texts.filter(({ source }) => !source.startsWith(PARENT));
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
