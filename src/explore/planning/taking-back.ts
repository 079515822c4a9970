/**
 * Choices that take back what is chosen of their facet ("clear"), told from what their addresses keep of the page's.
 */

import { isPartOfValue } from '../../base/joined-values.js';
import { parseHttpUrl, urlArguments, type UrlArgument } from '../../base/url.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Facet, Region } from '../region.js';

/** Groups that must change an argument as the choice does for it to say where a click came from. Raising it takes more for values. */
const LEAST_GROUPS = 2;

/**
 * Whether a choice takes back what was chosen: in one argument it keeps but a part of the values that the page's address has
 * there, and all its siblings that are not chosen keep those and add their own. Whatever else the address tells, such as where
 * it was followed. With less than two siblings only where a value of its facet is chosen.
 */
export function takesBack(
  { view, predicates }: Pick<Region, 'view' | 'predicates'>,
  { group, attribute, choices }: Pick<Facet, 'group' | 'attribute' | 'choices'>,
  { path }: Choice,
): boolean {
  if (path?.kind !== 'url' || !isAtPath(path.url, view.url)) return false;
  const others = choices.flatMap((other) =>
    other.path?.kind === 'url' && other.path.url !== path.url && !other.selected ? [urlArguments(other.path.url)] : [],
  );
  const [page, own] = [urlArguments(view.url), urlArguments(path.url)];
  const lessened = own.find(({ name, value }) =>
    [page, ...others].every((one) => isPartOfValue(value, valueIn(one, name))),
  );
  if (lessened === undefined || others.length > 1) return lessened !== undefined;
  const isChosen =
    choices.some(({ selected }) => selected) || predicates.some((predicate) => predicate.attribute === attribute);
  const further = changedNames(own, page).filter((name) => name !== lessened.name);
  return isChosen && (others.length > 0 || further.every((name) => changesElsewhere(view, group, name)));
}

function valueIn(args: readonly UrlArgument[], name: string): string {
  return args.find((one) => one.name === name)?.value ?? '';
}

function isAtPath(url: string, other: string): boolean {
  return parseHttpUrl(url)?.pathname === parseHttpUrl(other)?.pathname;
}

/** Names of arguments that an address has and another has not, or not so. */
function changedNames(own: readonly UrlArgument[], page: readonly UrlArgument[]): readonly string[] {
  return own.filter(({ name, value }) => valueIn(page, name) !== value).map(({ name }) => name);
}

/** Whether choices of several other groups change an argument of the page's address, too. */
function changesElsewhere({ groups, url }: Region['view'], own: ChoiceGroup, name: string): boolean {
  const page = urlArguments(url);
  const changes = ({ path }: Choice): boolean =>
    path?.kind === 'url' && isAtPath(path.url, url) && changedNames(urlArguments(path.url), page).includes(name);
  return groups.filter(({ key, choices }) => key !== own.key && choices.some(changes)).length >= LEAST_GROUPS;
}
