/**
 * Links one page on or back by a cursor: an argument that names a place in the list in coded text, so that no number tells
 * how far it leads (as in the Relay cursor connections of GraphQL: pages begin behind or before such a name).
 */

import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import type { StepContext, StepLinks } from './step-links.js';
import { codedText } from './url-slots.js';

/** Cursors that one page links at most: of the page before and of the one behind. Values of a facet are more. */
const MOST_CURSORS = 2;

/** Arguments besides the cursor that may be others than on this page: the one that says in which direction it leads. */
const MOST_OTHERS = 1;

/** A record, a list, or what kind of name it is before the name. */
const CURSOR_TEXT = /^(?:[[{][^\u0000-\u001f]*[\]}]|[a-z_-]{3,}:.+)$/isu;

const NO_STEPS: StepLinks = { next: [], previous: [] };

/** An address, apart. */
interface CursorAddress {
  readonly place: string;
  readonly cursor: string | null;
  /** The name of the argument that is the cursor; null without one. */
  readonly name: string | null;
  /** The other arguments. */
  readonly others: readonly string[];
}

interface Found extends CursorAddress {
  readonly link: LinkFact;
}

/** The neighbouring pages of a list whose pages are named by cursors: links of this page's own address but for theirs. */
export function findCursorLinks(index: PageIndex, { links, listStart = 0 }: StepContext): StepLinks {
  const own = addressOf(index.snapshot.url);
  const found = links.flatMap((link): readonly Found[] => {
    const address = link.acts || index.isHidden(link.node) ? null : addressOf(link.url);
    return address !== null && leadsOn(own, address) ? [{ ...address, link }] : [];
  });
  const cursors = [...new Set(found.map(({ cursor }) => cursor))];
  if (found.length === 0 || cursors.length > MOST_CURSORS) return NO_STEPS;
  const isBack = (one: Found): boolean => isPrevious(own, one, { cursors, listStart });
  return { next: linksOf(found, (one) => !isBack(one)), previous: linksOf(found, isBack) };
}

function linksOf(found: readonly Found[], which: (one: Found) => boolean): readonly LinkFact[] {
  return found.filter(which).map(({ link }) => link);
}

function addressOf(url: string): CursorAddress {
  const [place = '', query = ''] = url.replace(/#.*$/su, '').split('?', 2);
  const args = query.split('&').filter((argument) => argument !== '');
  const cursor = args.find((argument) => CURSOR_TEXT.test(codedText(argument) ?? '')) ?? null;
  const name = cursor === null ? null : cursor.slice(0, cursor.indexOf('='));
  return { place, cursor, name, others: args.filter((argument) => argument !== cursor) };
}

/** Whether an address is the page's own but for another cursor and what says in which direction that leads. */
function leadsOn(own: CursorAddress, address: CursorAddress): boolean {
  if (address.cursor === null || address.cursor === own.cursor || address.place !== own.place) return false;
  const further = address.others.filter((argument) => !own.others.includes(argument));
  const lost = own.others.filter((argument) => !address.others.includes(argument));
  return further.length <= MOST_OTHERS && (lost.length === 0 || own.cursor !== null) && lost.length <= MOST_OTHERS;
}

/**
 * Whether a link leads back: of two the one that comes first; one alone where the page's own address has a cursor, but of
 * another kind or beside another direction, or where it stands before the list.
 */
function isPrevious(
  own: CursorAddress,
  { cursor, name, others, link }: Found,
  { cursors, listStart }: { readonly cursors: readonly (string | null)[]; readonly listStart: number },
): boolean {
  if (own.cursor === null) return false;
  if (cursors.length === MOST_CURSORS) return cursor === cursors[0];
  const isAlike = name === own.name && [...others].sort().join('&') === [...own.others].sort().join('&');
  return !isAlike || link.node < listStart;
}
