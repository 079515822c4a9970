/**
 * Values of a facet on a page that shows those of one letter at a time: "Show all" leads to A, and B to Z stand above.
 *
 * Of a letter with one value nothing tells what it is but its address, which differs from those of known values in the same part.
 */

import { splitCount } from '../../base/text.js';
import { urlArguments, urlEdit } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { valueKey } from '../region.js';

/** Letters that are opened; those of one alphabet with digits and signs. */
const MOST_LETTERS = 60;

/** Values of a group on the pages of the letters that a page has; none if it has no letters. */
export async function letteredChoices(
  context: Pick<ExploreContext, 'site'>,
  group: ChoiceGroup,
  view: PageView,
): Promise<readonly Choice[]> {
  const letters = view.groups.find(({ guess }) => guess === 'letters');
  const isValue = valueTest(group);
  if (letters === undefined || isValue === null) return [];
  const found = new Map<string, Choice>();
  const take = (page: PageView): void => {
    for (const choice of choicesOf(page, isValue))
      if (!found.has(valueKey(choice))) found.set(valueKey(choice), choice);
  };
  take(view);
  for (const { path, selected } of letters.choices.slice(0, MOST_LETTERS)) {
    const answer = path === null || selected ? null : await glance(context, path);
    if (answer?.kind === 'page') take(answer.observation.view);
  }
  return [...found.values()];
}

/** All that a page offers whose address is that of a value, with the links that stand alone. */
function choicesOf({ groups, links }: PageView, isValue: (url: string) => boolean): readonly Choice[] {
  const offered = groups
    .filter(({ guess }) => guess !== 'letters')
    .flatMap(({ choices }) => choices.filter(({ path }) => path?.kind === 'url' && isValue(path.url)));
  const lone = links
    .filter(({ url, text }) => text !== '' && isValue(url))
    .map(({ node, url, text }): Choice => ({
      node,
      ...splitCount(text),
      selected: false,
      path: { kind: 'url', url },
      level: 0,
      range: null,
    }));
  return [...offered, ...lone];
}

/** Whether an address is that of a value of a group: its known values differ in one argument, and so does it; null if that is not so. */
function valueTest({ choices }: ChoiceGroup): ((url: string) => boolean) | null {
  const [first, second] = choices.flatMap(({ path }) => urlOf(path));
  const edit = first === undefined || second === undefined ? null : urlEdit(first, second);
  const [own, ...others] = edit?.add ?? [];
  if (first === undefined || edit?.path !== null || own === undefined || others.length > 0) return null;
  return (url) => {
    const to = urlEdit(first, url);
    const isOwn = ({ name }: { readonly name: string }): boolean => name === own.name;
    return to?.path === null && to.add.every(isOwn) && to.remove.every(isOwn) && urlArguments(url).some(isOwn);
  };
}

function urlOf(path: AccessPath | null): readonly string[] {
  return path?.kind === 'url' ? [path.url] : [];
}
