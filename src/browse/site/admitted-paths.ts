/**
 * Choices of forms by addresses that the site lets robots ask: many forbid orders and ranges, which a form sends as they stand.
 */

import type { Exchange } from '../../model/exchange.js';
import type { Choice, PageView } from '../../model/page.js';
import { requestFor } from './page-fetch.js';

/**
 * The view; a choice whose address may not be asked has the lesser one of its form, if that may. No other has a lesser address
 * any more. The same object where there was none.
 */
export async function withAdmittedPaths(view: PageView, exchange: Pick<Exchange, 'judge'>): Promise<PageView> {
  if (!view.groups.some(({ choices }) => choices.some(hasLesser))) return view;
  // The page came: what its site asks of robots is known, and nothing is waited for.
  const { signal } = new AbortController();
  const isAdmitted = async (url: string): Promise<boolean> => {
    const request = requestFor({ path: { kind: 'url', url }, priority: 0 });
    return (await exchange.judge(request, signal)).kind === 'admitted';
  };
  const admitted = async (choice: Choice): Promise<Choice> => {
    if (choice.path?.kind !== 'url' || choice.path.lesser === undefined) return choice;
    const { url, lesser } = choice.path;
    const isLesser = !(await isAdmitted(url)) && (await isAdmitted(lesser));
    return { ...choice, path: { kind: 'url', url: isLesser ? lesser : url } };
  };
  const groups = await Promise.all(
    view.groups.map(async (group) => ({ ...group, choices: await Promise.all(group.choices.map(admitted)) })),
  );
  return { ...view, groups };
}

function hasLesser({ path }: Choice): boolean {
  return path?.kind === 'url' && path.lesser !== undefined;
}
