/**
 * A site whose lists link nothing: a card leads to its entity's page only when it is pressed. Two cards are pressed; where
 * the addresses that they lead to differ by a text that each of them shows, the addresses of all others are known.
 */

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

/** Kinds of lists that are tried: where cards lead nowhere, most lists of a site are alike. Raising it costs a page each. */
const MOST_TRIED = 3;

/** Characters of a text that an address is made of; a shorter one stands in any address. */
const LEAST_LENGTH = 3;

/** How a card's address is made of one of its texts. */
interface AddressRule {
  readonly before: string;
  readonly after: string;
  /** Where the text stands among those of a card, and what it looks like. */
  readonly place: number;
  readonly shape: string;
}

interface Pressing {
  readonly context: ExploreContext;
  /** By the place of the list; null where cards led nowhere. */
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
  const rule = view.list === null ? undefined : rules.get(placeOf(view.list));
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
  const place = placeOf(list);
  if (rules.has(place)) {
    await rules.get(place);
    return;
  }
  if (rules.size >= MOST_TRIED) return;
  const learning = pressCards(context, view, { list, path: start.path });
  rules.set(place, learning);
  rules.set(place, await learning);
}

/** Whether the cards of a live list that goes on can be told apart, and none has an address or an identifier. */
function mayBePressed(view: PageView, { cards, place }: ItemList): boolean {
  return (
    view.source === 'browser' &&
    place !== undefined &&
    cards.length >= LEAST_CARDS &&
    cards.every(({ url, identifier, name }) => url === null && identifier === null && name !== '') &&
    new Set(cards.map(({ name }) => name)).size === cards.length &&
    isRich(view)
  );
}

async function pressCards(
  context: ExploreContext,
  view: PageView,
  { list, path }: { readonly list: ItemList; readonly path: AccessPath },
): Promise<AddressRule | null> {
  const pressed: Pressed[] = [];
  for (const card of list.cards.slice(0, 2)) {
    const to = pathWithSteps(path, [pressOf(card)]);
    const answer = await glance(context, to, { priority: 1, purpose: 'entity', tentative: true });
    if (answer.kind !== 'page') return null;
    const { url } = answer.observation.view;
    if (isSamePage(url, view.url)) return null;
    pressed.push({ card, url });
  }
  const [first, second] = pressed;
  return first === undefined || second === undefined ? null : ruleOf(first, second);
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

/** What two cards say alike of their addresses; null where these are not made of what the cards show. */
function ruleOf(first: Pressed, second: Pressed): AddressRule | null {
  if (first.url === second.url) return null;
  const rules = first.card.texts.flatMap((text, place): readonly AddressRule[] => {
    const other = second.card.texts[place] ?? '';
    const parts = partsAround(first.url, text);
    if (parts === null || other === text || shapeOf(other) !== shapeOf(text)) return [];
    const rule = { ...parts, place, shape: shapeOf(text) };
    return addressOf(rule, second.card) === second.url ? [rule] : [];
  });
  return rules[0] ?? null;
}

/** An address before and behind the part of it that a text is; null where it is none. */
function partsAround(url: string, text: string): Pick<AddressRule, 'before' | 'after'> | null {
  const part = encoded(text);
  const at = url.lastIndexOf(part);
  if (text.length < LEAST_LENGTH || at < 0) return null;
  const [before, after] = [url.slice(0, at), url.slice(at + part.length)];
  return /[/=(']$/u.test(before) && /^(?:$|[/&?#)'])/u.test(after) ? { before, after } : null;
}

/** As part of an address; halves of characters, which none can have, are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\u{fffd}'));
}

/** The address that a card shows the text of; null where none of its texts looks like that, or several elsewhere do. */
function addressOf({ before, after, place, shape }: AddressRule, { texts }: Card): string | null {
  const alike = texts.filter((text) => shapeOf(text) === shape);
  const usual = texts[place] ?? '';
  const text = shapeOf(usual) === shape ? usual : alike.length === 1 ? alike[0] : undefined;
  return text === undefined ? null : `${before}${encoded(text)}${after}`;
}

/** What texts of one kind share: runs of digits and of letters, and the signs between them. */
function shapeOf(text: string): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\p{Nd}+/gu, '0');
}

function placeOf({ place = '' }: ItemList): string {
  return place;
}
