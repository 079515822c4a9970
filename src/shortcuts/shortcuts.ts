/**
 * Shortcuts past the browser: from pages seen live and the data that came with them, the request that says the same as
 * actions in a page is told, and its answer is read.
 *
 * A page's list comes from its own address, from data, or from a fragment of markup. What a step changes in that request
 * is a rule once two values of its group explain it; rules compose, and hold for every page whose own request is known.
 */

import { oncePer } from '../base/remember.js';
import { parseHttpUrl, urlPattern } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { DataExchange, ListBeginning, Shortcut, Shortcuts, Sight } from '../model/shortcut.js';
import { isWindowScroll } from '../model/step.js';
import { AddressPager } from './address-pager.js';
import { isAddressStep, splitAddress } from './address-steps.js';
import { agrees } from './agreement.js';
import { CardCodes, sourceOfData } from './card-codes.js';
import { ChoiceBook, groupOfStep } from './choice-book.js';
import { pathFrom } from './data-choices.js';
import { AS_SEEN, Family } from './family.js';
import { PAGER_RULE, type PathParts, moveLength, pathParts } from './moves.js';
import { ShownLists, sizeOf } from './shown-lists.js';
import { PageSizes } from './page-sizes.js';
import { ScrolledPages } from './scrolled-pages.js';
import { SOURCE_KINDS, type Source, answerOf, requestKey, sourceRequest, sourcesOf } from './sources.js';
import { canonicalText, parseTree, soleText } from './tree.js';
import { treeEdits } from './tree-edits.js';
import { Trust } from './trust.js';
import { WrittenAddresses } from './written-addresses.js';

/** Kinds of request that one site uses for its lists; more are not kept. */
const MOST_FAMILIES = 100;

/** Shortcuts of one site. */
export function createShortcuts(): Shortcuts {
  return new LearntShortcuts();
}

class LearntShortcuts implements Shortcuts {
  readonly #book = new ChoiceBook();
  readonly #families = new Map<string, Family>();
  readonly #trust = new Trust();
  /** Patterns of addresses whose documents come without their lists. */
  readonly #hollow = new Set<string>();
  readonly #pager = new AddressPager();
  readonly #shown = new ShownLists();
  /** How many cards first pages held, however they came. */
  readonly #sizes = new PageSizes();
  readonly #scrolled = new ScrolledPages();
  readonly #codes = new CardCodes();
  readonly #written = new WrittenAddresses();
  readonly #learnt = new WeakSet<Sight>();

  learn(after: Sight, before: Sight | null): void {
    // Answers are long: each is parsed once.
    const read = oncePer(answerOf);
    if (before !== null && !this.#learnt.has(before)) this.#learnSight(before, read);
    const told = withEarlierData(after, before, read);
    if (before === null) this.#learnHollow(told, read);
    this.#learnSight(told, read);
    this.#learnt.add(after);
  }

  #learnSight(sight: Sight, read: typeof answerOf): void {
    this.#learnt.add(sight);
    this.#book.add(sight.view, () => sight.exchanges.map(read).filter((answer) => answer !== null));
    // A part of a page says nothing of the whole.
    if (endsInWindow(sight.path)) return;
    this.#shown.learn(sight.path, sight.view);
    const sources = sourcesOf(sight, read);
    this.#learnCodes(sight.view, sources);
    const told = this.#parts(sight.path);
    const parts = this.#scrolled.reached(told, sight.view, this.#sizes.sizeFor(told.steps));
    this.#learnSize(parts, sight.view);
    const isHollow = this.#isHollow(parts.from);
    if (isHollow && parts.page === 0) this.#pager.learn(sight.view, parts.steps);
    for (const source of sources) {
      const family = this.#familyOf(source);
      if (family === null) continue;
      // Of what was posted the address says nothing.
      const isNameless = isHollow || parts.from.kind === 'request';
      if (
        source.kind === 'document' &&
        (isNameless || !this.#isAddressed(family, { parts, request: source.request, sight }))
      )
        continue;
      const own = this.#partsIn(family, parts);
      this.#compareTold(family, own, source);
      this.#learnSource(family, own, { source, view: sight.view });
    }
  }

  #learnSource(family: Family, parts: PathParts, { source, view }: Brought): void {
    const isHollow = this.#isHollow(parts.from);
    if (isHollow) this.#learnFirst(family, parts);
    family.learn(parts, source, view);
    if (source.data !== null) family.data.learn({ parts, view, ...source.data });
    if (isHollow && parts.steps.some((step) => !isAddressStep(step)))
      this.#written.note(this.#parts({ kind: 'url', url: view.url }), source, view);
  }

  #learnCodes({ list }: PageView, sources: readonly Source[]): void {
    for (const { data } of sources) if (data !== null) this.#codes.learn(list?.cards ?? [], data.list, data.source);
  }

  #learnSize({ steps, page }: PathParts, { list, pagination }: PageView): void {
    if (page === 0) this.#sizes.learn(steps, list?.cards.length ?? 0, pagination.next !== null);
  }

  coded(view: PageView): PageView {
    const list = view.list === null ? null : this.#codes.coded(view.list);
    return list === view.list ? view : { ...view, list };
  }

  /** A further page that was reached by its address comes after the first one for which a script wrote that address. */
  #learnFirst(family: Family, parts: PathParts): void {
    const first = { ...parts, page: 0 };
    if (parts.page === 0 || family.requestFor(first) !== undefined) return;
    const written = this.#written.firstOf(first, family.id);
    if (written !== null) family.learn(first, written.source, written.view);
  }

  /** Compares what a live page asked with what rules tell of it, which may be out of use. */
  #compareTold(family: Family, parts: PathParts, { request }: Source): void {
    const told = family.predict(parts);
    if (told === null || told.rules.includes(AS_SEEN)) return;
    this.#trust.noteTold([family.id, ...told.rules], canonicalText(told.request) === canonicalText(request));
  }

  /** A page that was reached by its address and got its list as data has none in its document. */
  #learnHollow(sight: Sight, read: typeof answerOf): void {
    const { from, steps, page } = pathParts(sight.path);
    if (steps.length > 0 || page > 0 || !sourcesOf(sight, read).some(({ kind }) => kind !== 'document')) return;
    this.#hollow.add(addressPattern(sight.view.url));
    if (from.kind === 'url') this.#hollow.add(addressPattern(from.url));
  }

  /** A path taken apart; where documents are hollow, arguments of the address are steps too. */
  #parts(path: AccessPath): PathParts {
    const parts = pathParts(path);
    if (parts.from.kind !== 'url' || !this.#isHollow(parts.from)) return parts;
    const { from, steps } = splitAddress(parts.from.url);
    return this.#pager.take({ ...parts, from, steps: [...steps, ...parts.steps] });
  }

  /** A further page of a list whose first page came as a document: the arguments of its address are what was chosen. */
  #partsIn(family: Family, parts: PathParts): PathParts {
    if (family.kind === 'document' || parts.page === 0 || parts.from.kind !== 'url' || this.#isHollow(parts.from))
      return parts;
    if (family.predict({ ...parts, page: 0 }) !== null) return parts;
    const { from, steps } = splitAddress(parts.from.url);
    return { ...parts, from, steps: [...steps, ...parts.steps] };
  }

  #familyOf(source: Source): Family | null {
    const known = this.#families.get(source.family);
    if (known !== undefined) return known;
    if (this.#families.size >= MOST_FAMILIES) return null;
    const family = new Family(source, this.#book, source.kind === 'fragment' ? this.#sizes : null);
    this.#families.set(source.family, family);
    return family;
  }

  /**
   * Whether the address bar says where the page is: it changed with the last step that was done, or that step changed nothing
   * of a page whose address is known, as a button that applies what a tick has applied.
   */
  #isAddressed(family: Family, { parts, request, sight }: Addressed): boolean {
    if (parts.steps.length === 0 && parts.page === 0) return true;
    const before = parts.page > 0 ? { ...parts, page: 0 } : { ...parts, steps: parts.steps.slice(0, -1) };
    const known = nearest(family, before);
    if (known === undefined || staysOn(family, parts, request)) return false;
    // A page's number alone says nothing of what was chosen before.
    if (parts.page > 0 && family.requestFor(before) === undefined && onlyTurns(known, request)) return false;
    if (JSON.stringify(known) !== JSON.stringify(request)) return true;
    return (
      before.steps.length > 0 && family.requestFor(before) !== undefined && this.#shown.isIdle(sight.path, sight.view)
    );
  }

  resolve(path: AccessPath): Shortcut | null {
    const parts = this.#parts(path);
    const isHollow = this.#isHollow(parts.from);
    if (path.kind === 'request' || (path.kind === 'url' && !isHollow)) return null;
    for (const kind of SOURCE_KINDS) {
      for (const family of this.#families.values()) {
        if (family.kind !== kind || (kind === 'document' && isHollow) || this.#onlyGoesOn(family, parts)) continue;
        const shortcut = this.#shortcutBy(family, parts, path);
        if (shortcut !== null) return shortcut;
      }
    }
    return null;
  }

  /** Whether a page begins a list while requests of this kind only ever brought more of one, and those of another begin them. */
  #onlyGoesOn({ kind, begins }: Family, { page }: PathParts): boolean {
    if (kind !== 'fragment' || page > 0 || begins) return false;
    return [...this.#families.values()].some((other) => other.kind === kind && other.begins);
  }

  #isHollow(from: AccessPath): boolean {
    return from.kind === 'actions' || this.#hollow.has(addressPattern(from.url));
  }

  #shortcutBy(family: Family, parts: PathParts, path: AccessPath): Shortcut | null {
    if (family.kind === 'data' && !family.data.canRead) return null;
    const prediction = family.predict(this.#partsIn(family, parts));
    if (prediction === null) return null;
    const rules = [family.id, ...prediction.rules];
    const isBroken =
      this.#trust.isBroken(rules) || prediction.rules.some((rule) => this.#trust.isBroken([family.id, rule]));
    if (isBroken) return null;
    return {
      kind: family.kind === 'data' ? 'data' : 'document',
      request: sourceRequest(prediction.request, path),
      ...(family.kind === 'fragment' && { isPart: true }),
      headers: family.kind === 'document' ? {} : family.headers,
      rules,
      path,
    };
  }

  read(shortcut: Shortcut, answer: Omit<DataExchange, 'headers' | 'body'>): PageView | null {
    const view = this.#readData(shortcut, answer);
    if (view === null && !this.#isBeyond(shortcut, answer)) this.#trust.note(shortcut.rules, false, false);
    if (view !== null) this.#book.add(view);
    return view;
  }

  #isBeyond({ rules }: Shortcut, { text }: Pick<DataExchange, 'text'>): boolean {
    const family = this.#families.get(rules[0] ?? '');
    const answer = family?.kind === 'data' ? parseTree(text) : null;
    return answer !== null && family?.data.isBeyond({ answer, place: family.place }) === true;
  }

  #readData(shortcut: Shortcut, answer: Omit<DataExchange, 'headers' | 'body'>): PageView | null {
    const family = this.#families.get(shortcut.rules[0] ?? '');
    if (family?.kind !== 'data' || answer.status < 200 || answer.status > 299) return null;
    const tree = parseTree(answer.text);
    if (tree === null) return null;
    const parts = this.#parts(shortcut.path);
    const turn = this.#pager.stepTo(parts.page + 1);
    const told = { answer: tree, place: family.place };
    const own = this.#partsIn(family, parts);
    const view = family.data.read(own, {
      ...told,
      source: sourceOfData(answer.url, family.place),
      status: answer.status,
      turn,
      isLast: family.isEnd(told),
      isSilent: this.#shown.isSilent(shortcut.path),
    });
    if (view !== null) family.noteAnswer(own, told);
    const { path } = shortcut;
    // It is read like a page of another address, but is not that page.
    if (view !== null && path.kind === 'url') return { ...view, url: path.url };
    return view === null || own === parts ? view : onwardFrom(parts.from, view);
  }

  tellsAll(path: AccessPath): boolean {
    const shortcut = this.resolve(path);
    if (shortcut?.kind !== 'data') return false;
    const family = this.#families.get(shortcut.rules[0] ?? '');
    return family?.data.hasSeen(this.#parts(path)) === true && !this.#shown.isSilent(path);
  }

  lesson(path: AccessPath): string | null {
    const shortcut = this.resolve(path);
    if (shortcut !== null) return this.#trust.isProven(shortcut.rules) ? null : JSON.stringify(shortcut.rules);
    const { from, steps, page } = this.#parts(path);
    if (from.kind === 'actions') return null;
    return JSON.stringify([addressPattern(from.url), page > 0 ? PAGER_RULE : steps.map(groupOfStep)]);
  }

  beginning(path: AccessPath): ListBeginning | null {
    const { from, steps, page: pages } = this.#parts(path);
    const isTurned = pages > pathParts(path).page && !steps.every((step) => isAddressStep(step));
    return isTurned ? { first: pathFrom(from, steps), pages } : null;
  }

  wantsCheck({ rules, path }: Shortcut, answer: PageView, promised = 0): boolean {
    const length = moveLength(rules.at(-1) ?? '');
    const holdsPromise = promised > 0 && sizeOf(answer) === promised;
    const isKept =
      holdsPromise && this.#shown.tells(path, answer, length) && !this.#shown.isSmallerThan(promised, path, length);
    if (isKept) this.#trust.noteKept(rules);
    const doesRepeat = this.#shown.repeats(path, answer);
    this.#shown.keep(path, answer);
    return this.#trust.wantsCheck(rules, isKept) || doesRepeat;
  }

  judge(shortcut: Shortcut, cheap: PageView | null, live: PageView): boolean {
    // What shows more than the path says neither confirms nor refutes what says no more.
    if (cheap !== null && this.#scrolled.isAhead(this.#parts(shortcut.path))) return true;
    const isFirst = this.#shown.beginsAnew(shortcut.path, live);
    const agreed = cheap !== null && agrees(cheap, live, { isFirst });
    if (!agreed && this.#isMisled(shortcut)) {
      this.#trust.noteMisled(shortcut.rules);
      return false;
    }
    // Two that show what was there before agree in any case.
    const tells = this.#shown.tells(shortcut.path, live, moveLength(shortcut.rules.at(-1) ?? ''));
    this.#trust.note(shortcut.rules, agreed, cheap !== null && tells);
    return agreed;
  }

  /** Whether a shortcut asks something else than the live page asked. */
  #isMisled({ rules, path, request }: Shortcut): boolean {
    const family = this.#families.get(rules[0] ?? '');
    const asked = family?.requestFor(this.#partsIn(family, this.#parts(path)));
    return asked !== undefined && requestKey(sourceRequest(asked, path)) !== requestKey(request);
  }
}

/** Whether a page was only scrolled through, last of all. */
function endsInWindow(path: AccessPath): boolean {
  const last = path.kind === 'actions' ? path.steps.at(-1) : undefined;
  return last !== undefined && isWindowScroll(last);
}

/** A page, and the request that gave it its list. */
interface Brought {
  readonly source: Source;
  readonly view: PageView;
}

/** A page whose address bar may say where it is. */
interface Addressed {
  readonly parts: PathParts;
  readonly request: Source['request'];
  readonly sight: Sight;
}

/** A further page of a list whose address its own document has, as it is written. */
function onwardFrom(from: AccessPath, view: PageView): PageView {
  const { next } = view.pagination;
  if (from.kind !== 'url' || next?.kind !== 'actions') return view;
  return { ...view, url: from.url, pagination: { ...view.pagination, next: { ...next, from } } };
}

/** What a page shows next may have been fetched before it was asked for. */
function withEarlierData(after: Sight, before: Sight | null, read: typeof answerOf): Sight {
  if (before === null || sourcesOf(after, read).some(({ kind }) => kind !== 'document')) return after;
  const isSame = agrees({ ...before.view, declaredCount: null }, after.view) && before.view.list !== null;
  return isSame ? after : { ...after, exchanges: [...before.exchanges, ...after.exchanges] };
}

/** Whether a later page of a list has the address of the one before it, as where scrolling brought nothing more. */
function staysOn(family: Family, parts: PathParts, request: Source['request']): boolean {
  const before = parts.page > 1 ? family.requestFor({ ...parts, page: parts.page - 1 }) : undefined;
  return before !== undefined && canonicalText(before) === canonicalText(request);
}

/** Whether a request differs from another by one number only. */
function onlyTurns(before: Source['request'], after: Source['request']): boolean {
  const edits = treeEdits(before, after);
  return edits.length === 1 && edits.every(({ value }) => /^\d{1,9}$/u.test(soleText(value)));
}

/** The request of the nearest page before this one that is known. */
function nearest(family: Family, parts: PathParts): ReturnType<Family['requestFor']> {
  for (let length = parts.steps.length; length >= 0; length -= 1) {
    const request = family.requestFor({ ...parts, steps: parts.steps.slice(0, length), page: 0 });
    if (request !== undefined) return request;
  }
  return undefined;
}

function addressPattern(url: string): string {
  const parsed = parseHttpUrl(url);
  return parsed === null ? url : urlPattern(parsed.origin + parsed.pathname);
}
