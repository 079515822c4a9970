/**
 * Which of the links of a list's blocks name them: a title does, an address, a date or "12 comments" beside it does not.
 */

import { oncePer } from '../../base/remember.js';
import { textKey } from '../../base/text.js';
import { urlParts } from '../../base/url.js';
import { oncePerNode, type PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Share of blocks that must agree. */
const MOST = 0.8;
/** Share of different titles beside pictures of their own. */
const LEAST_TITLES = 0.5;
const HEADING = /^h[1-6]$/u;

/** How the links of a list's blocks name them. */
export interface TitleTraits {
  readonly rank: 0 | 1 | 2;
  readonly isPictured: boolean;
}

/** What {@link titleRank} and {@link leadFromPictures} tell of a list. */
export function titleTraits(index: PageIndex, list: { readonly records: readonly ListRecord[] }): TitleTraits {
  return { rank: titleRank(index, list), isPictured: leadFromPictures(index, list) };
}

/**
 * 2 if the links of most blocks are in headings, 1 if their texts tell the blocks apart, 0 if they repeat or are addresses.
 * Titles beside pictures that tell the blocks apart may repeat at times: of one record there are many editions.
 */
export function titleRank(index: PageIndex, { records }: { readonly records: readonly ListRecord[] }): 0 | 1 | 2 {
  if (shareOf(records, ({ links }) => links.some((link) => isInHeading(index, link))) >= MOST) return 2;
  const texts = new Set(records.map((record) => textKey(linkText(index, record))));
  const areAddresses = shareOf(records, (record) => isAddress(index, record)) >= MOST;
  if (areAddresses) return 0;
  const share = texts.size / records.length;
  return share >= MOST || (share >= LEAST_TITLES && tellApart(index, records)) ? 1 : 0;
}

function shareOf(records: readonly ListRecord[], test: (record: ListRecord) => boolean): number {
  return records.filter(test).length / records.length;
}

function isInHeading(index: PageIndex, link: number): boolean {
  return headedLinks(index)(link);
}

const headedLinks = oncePer((index: PageIndex) =>
  oncePerNode(
    index,
    (link) =>
      index.text(link) !== '' &&
      (index.ancestors(link).some((id) => HEADING.test(index.node(id).tag)) ||
        index.elements(link).some((id) => HEADING.test(index.node(id).tag))),
  ),
);

/**
 * Whether most blocks have a picture that leads where their links do: to what it shows rather than to a command ("12 for
 * sale").
 */
export function leadFromPictures(index: PageIndex, { records }: { readonly records: readonly ListRecord[] }): boolean {
  return shareOf(records, (record) => picturesOf(index, record).length > 0) >= MOST;
}

/** Whether most blocks have a picture of their own that leads where their links do. */
function tellApart(index: PageIndex, records: readonly ListRecord[]): boolean {
  const sources = records.flatMap((record) => {
    const [link] = picturesOf(index, record);
    const [image] = link === undefined ? [] : index.within(link, 'img');
    return image === undefined ? [] : (index.node(image).attributes['src'] ?? []);
  });
  return new Set(sources).size >= records.length * MOST;
}

/** The links around pictures in a block that lead where its links do. */
function picturesOf(index: PageIndex, { links, root, end }: ListRecord): readonly number[] {
  const urls = new Set(links.map((link) => index.linkUrl(link) ?? ''));
  return [...urls].flatMap((url) => picturesTo(index).get(url) ?? []).filter((node) => node >= root && node < end);
}

/** Links around pictures by their addresses. */
const picturesTo = oncePer((index: PageIndex): ReadonlyMap<string, readonly number[]> => {
  const pictures = new Map<string, number[]>();
  for (const link of index.links) {
    const url = index.linkUrl(link);
    if (url === null || index.within(link, 'img').length === 0) continue;
    pictures.set(url, [...(pictures.get(url) ?? []), link]);
  }
  return pictures;
});

/** What a block's links say: the first of them that says anything, as a picture before a title does not. */
function linkText(index: PageIndex, { links }: ListRecord): string {
  return links.map((link) => index.text(link)).find((text) => text !== '') ?? '';
}

/** Whether all that a link says is the host or the address of a link of its block. */
function isAddress(index: PageIndex, record: ListRecord): boolean {
  const { root, end } = record;
  const text = linkText(index, record).toLowerCase();
  if (text === '' || /\s/u.test(text)) return false;
  for (let id = root; id < end; id += 1) {
    const url = index.linkUrl(id);
    if (url !== null && waysToWrite(url).includes(text)) return true;
  }
  return false;
}

/** The ways in which pages write an address. */
function waysToWrite(url: string): readonly string[] {
  const parts = urlParts(url);
  if (parts === null) return [];
  const bare = parts.host.replace(/^www\./u, '');
  return [parts.host, bare, parts.href, `${bare}${parts.pathname}`];
}
