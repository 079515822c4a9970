import { parseForms } from '../../../src/forms/index.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { readGroups } from '../../../src/pages/groups/index.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { indexPage, type PageIndex } from '../../../src/pages/page-index.js';

/** Address of the pages of these tests. */
export const PAGE = 'https://shop.example/list';

/** Look-ups over a page. */
export function indexOf(html: string, url: string = PAGE): PageIndex {
  return indexPage(snapshotFromHtml(html, { url, status: 200 }));
}

/** The groups of a page without a list. */
export function groupsOf(html: string, url: string = PAGE): readonly ChoiceGroup[] {
  const index = indexOf(html, url);
  return readGroups(index, { forms: parseForms(index.snapshot), list: null, pagerNodes: new Set(), url });
}

/** A group as one line: `label: value(count) *chosen value …`, deeper levels with `>`. */
export function lineOf({ label, choices }: ChoiceGroup): string {
  const values = choices.map(({ value, count, selected, level }) => {
    const shown = count === null ? value : `${value}(${count})`;
    return `${'>'.repeat(level)}${selected ? '*' : ''}${shown}`;
  });
  return `${label ?? '-'}: ${values.join(' ')}`;
}

/** All groups of a page as lines. */
export function linesOf(html: string, url: string = PAGE): readonly string[] {
  return groupsOf(html, url).map(lineOf);
}

/** Links that set one argument, one after the other, each in the given element. */
export function linksTo(name: string, values: readonly string[], element = 'li'): string {
  return values
    .map((value) => `<${element}><a href="?${name}=${encodeURIComponent(value)}">${value}</a></${element}>`)
    .join('');
}
