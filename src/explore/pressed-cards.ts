/**
 * A site whose lists link nothing: a card leads to its entity's page only when it is pressed. Two cards are pressed; where
 * the addresses that they lead to differ by a text that each of them shows, or by what the data call it by that it was made
 * of, the addresses of all others are known.
 */

import { groupBy } from '../base/group-by.js';
import type { AccessPath, Step } from '../model/access-path.js';
import type { Card, ItemList, PageView } from '../model/page.js';
import type { Answer, Observation, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';
import { CARD_GROUP, pathWithSteps } from '../model/step.js';
import { accessKey } from './access-key.js';
import { glance } from './glance.js';
import { isRich } from './start/rich-lists.js';
import type { ExploreContext } from './context.js';

/** Cards of a list whose addresses are learnt: of fewer, the two that are pressed are the whole list. */
const LEAST_CARDS = 4;

/** Kinds of lists that are tried in vain: where cards lead nowhere, most lists of a site are alike. Raising it costs a page each. */
const MOST_VAIN = 3;

/** Kinds of lists that are tried at all. Raising it costs two pages each. */
const MOST_TRIED = 12;

/** Characters of a text that an address is made of; a shorter one stands in any address. */
const LEAST_LENGTH = 3;

/** What stands before and behind the part of an address that tells cards apart. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/** Where the text stands among those of a card, and what it looks like. */
interface TextRule extends Around {
  readonly kind: 'text';
  readonly place: number;
  readonly shape: string;
}

/** The field whose text the data of a card have. */
interface CodeRule extends Around {
  readonly kind: 'code';
  readonly field: string;
}

/** How a card's address is made of one of its texts, or of what data call it by. */
type AddressRule = TextRule | CodeRule;

interface Pressing {
  readonly context: ExploreContext;
  /** By the kind of the list; null where cards led nowhere. */
  readonly rules: Map<string, AddressRule | null | Promise<AddressRule | null>>;
  readonly addressed: WeakMap<Observation, Observation>;
}

/** The site of a context, with addresses of cards that lead somewhere when pressed. */
export function createPressedSite(context: ExploreContext): Site {
  const pressing: Pressing = { context, rules: new Map(), addressed: new WeakMap() };
  return {
    async open(path, options = {}): Promise<Opening> {
      const opening = await context.site.open(path, options);
      if (opening.kind !== 'session') return opening;
      await learn(pressing, opening.session.observe().view, { path, options });
      return { kind: 'session', session: addressedSession(pressing, opening.session) };
    },
  };
}

function addressedSession(pressing: Pressing, session: SiteSession): SiteSession {
  const addressed = (answer: Answer): Answer =>
    answer.kind === 'page' ? { ...answer, observation: withAddresses(pressing, answer.observation) } : answer;
  return {
    observe: () => withAddresses(pressing, session.observe()),
    perform: async (step) => addressed(await session.perform(step)),
    async next() {
      const answer = await session.next();
      return answer === null ? null : addressed(answer);
    },
    close: () => session.close(),
  };
}

/** The page with the addresses of its cards, as far as they are known; the same for the same page. */
function withAddresses({ rules, addressed }: Pressing, observation: Observation): Observation {
  const { view } = observation;
  const rule = view.list === null ? undefined : rules.get(kindOf(view.list));
  if (view.list === null || rule === undefined || rule === null || rule instanceof Promise) return observation;
  const known = addressed.get(observation);
  if (known !== undefined) return known;
  const cards = view.list.cards.map((card) => ({ ...card, url: card.url ?? addressOf(rule, card) }));
  const made = { ...observation, view: { ...view, list: { ...view.list, cards } } };
  addressed.set(observation, made);
  return made;
}

interface Start {
  readonly path: AccessPath;
  readonly options: OpenOptions;
}

/** Learns how cards of a list are addressed, where nothing is known of such lists. */
async function learn({ context, rules }: Pressing, view: PageView, start: Start): Promise<void> {
  const { list } = view;
  if (list === null || start.options.remembered === true || !mayBePressed(view, list)) return;
  const kind = kindOf(list);
  if (rules.has(kind)) {
    await rules.get(kind);
    return;
  }
  const vain = [...rules.values()].filter((rule) => rule === null).length;
  if (vain >= MOST_VAIN || rules.size >= MOST_TRIED) return;
  const learning = pressCards(context, view, { list, path: start.path });
  rules.set(kind, learning);
  rules.set(kind, await learning);
}

/** Whether two cards of a live list that goes on can be told by their names, and none has an address or an identifier. */
function mayBePressed(view: PageView, { cards, place }: ItemList): boolean {
  return (
    view.source === 'browser' &&
    place !== undefined &&
    cards.length >= LEAST_CARDS &&
    cards.every(({ url, identifier, name }) => url === null && identifier === null && name !== '') &&
    soleNamed(cards).length >= 2 &&
    isRich(view)
  );
}

/** The cards whose names no other card has. */
function soleNamed(cards: readonly Card[]): readonly Card[] {
  const named = groupBy(cards, ({ name }) => name);
  return cards.filter(({ name }) => named.get(name)?.length === 1);
}

async function pressCards(
  context: ExploreContext,
  view: PageView,
  { list, path }: { readonly list: ItemList; readonly path: AccessPath },
): Promise<AddressRule | null> {
  const pressed: Pressed[] = [];
  for (const card of soleNamed(list.cards).slice(0, 2)) {
    const to = pathWithSteps(path, [pressOf(card)]);
    const answer = await glance(context, to, { priority: 1, purpose: 'entity', tentative: true });
    if (answer.kind !== 'page') return null;
    const { url } = answer.observation.view;
    if (isSamePage(url, view.url)) return null;
    pressed.push({ card, url });
  }
  const [first, second] = pressed;
  if (first === undefined || second === undefined || first.url === second.url) return null;
  const rules = [...textRules(first, second), ...codeRules(first, second)];
  return rules.find((rule) => tellsApart(rule, list.cards)) ?? null;
}

/** Whether no two cards have one address by a rule. */
function tellsApart(rule: AddressRule, cards: readonly Card[]): boolean {
  const urls = cards.flatMap((card) => addressOf(rule, card) ?? []);
  return new Set(urls).size === urls.length;
}

function isSamePage(url: string, other: string): boolean {
  const keyOf = (one: string): string => accessKey({ kind: 'url', url: one }, new Set());
  return keyOf(url) === keyOf(other);
}

/** The press of a card, which is found again by its name. */
function pressOf({ name }: Card): Step {
  return { do: 'click', role: null, name, group: CARD_GROUP, ordinal: 0, value: null };
}

interface Pressed {
  readonly card: Card;
  readonly url: string;
}

/** How addresses may be made of what two cards show alike. */
function textRules(first: Pressed, second: Pressed): readonly TextRule[] {
  return first.card.texts.flatMap((text, place): readonly TextRule[] => {
    const other = second.card.texts[place] ?? '';
    const parts = text.length < LEAST_LENGTH ? null : partsAround(first.url, text);
    if (parts === null || other === text || shapeOf(other) !== shapeOf(text)) return [];
    const rule = { kind: 'text', ...parts, place, shape: shapeOf(text) } as const;
    return addressOf(rule, second.card) === second.url ? [rule] : [];
  });
}

/** How addresses may be made of what the data of two cards call them by. */
function codeRules(first: Pressed, second: Pressed): readonly CodeRule[] {
  return Object.entries(first.card.codes ?? {}).flatMap(([field, code]): readonly CodeRule[] => {
    const parts = partsAround(first.url, code);
    if (parts === null || second.card.codes?.[field] === code) return [];
    const rule = { kind: 'code', ...parts, field } as const;
    return addressOf(rule, second.card) === second.url ? [rule] : [];
  });
}

/** An address before and behind the part of it that a text is; null where it is none. */
function partsAround(url: string, text: string): Around | null {
  const part = encoded(text);
  const at = url.lastIndexOf(part);
  if (at < 0) return null;
  const [before, after] = [url.slice(0, at), url.slice(at + part.length)];
  return /[/=(']$/u.test(before) && /^(?:$|[/&?#)'])/u.test(after) ? { before, after } : null;
}

/** As part of an address; halves of characters, which none can have, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\u{fffd}'));
}

/** The address that a rule makes for a card; null where the card does not tell what it is made of. */
function addressOf(rule: AddressRule, card: Card): string | null {
  const text = rule.kind === 'code' ? card.codes?.[rule.field] : textFor(rule, card);
  return text === undefined ? null : `${rule.before}${encoded(text)}${rule.after}`;
}

/** The text at a place; where it looks otherwise, the only one of a card that looks like that. */
function textFor({ place, shape }: TextRule, { texts }: Card): string | undefined {
  const alike = texts.filter((text) => shapeOf(text) === shape);
  const usual = texts[place] ?? '';
  if (shapeOf(usual) === shape) return usual;
  return alike.length === 1 ? alike[0] : undefined;
}

/** What texts of one kind share: runs of digits and of letters, and the signs between them. */
function shapeOf(text: string): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\p{Nd}+/gu, '0');
}

/** Equal for lists whose cards lead to addresses of one kind: they stand at one place, and are made of data of one kind. */
function kindOf({ place = '', source = '' }: ItemList): string {
  return JSON.stringify([place, source]);
}
