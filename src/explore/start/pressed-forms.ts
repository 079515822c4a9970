/**
 * Forms that a script answers: asked by address they only show themselves again, so that their button is pressed in the
 * page, with all left as it stands. The same of searches that are no forms, and of buttons through which a page is entered.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { pathWithSteps } from '../../model/step.js';
import type { ExploreContext } from '../context.js';
import { listsOthers } from '../facets/needless-buttons.js';
import { glance, type GlanceOptions } from '../glance.js';
import { readEntries, type Entry } from './entry-forms.js';
import { byAddress, type Reached } from './led-to.js';
import { isSurelyRich, showsList } from './rich-lists.js';

/** Searches of one page that are sent as they stand. */
const MOST_SENT = 2;

/**
 * The list behind the button of a form whose address was answered by `shown`; by its own address if that shows the same.
 * Null if the address led somewhere, or the button leads to no list.
 */
export async function pressedList(
  context: ExploreContext,
  { form, press }: Entry,
  { shown, options }: { readonly shown: Observation; readonly options: GlanceOptions },
): Promise<Reached | null> {
  if (press === undefined || showsList(shown.view)) return null;
  if (!readEntries(shown.view, shown.at).some((again) => again.form === form)) return null;
  return listBehind(context, press, options);
}

/**
 * The list behind a search of a live page that is no form and is filled in already, if it offers a way into the whole; null
 * if there is none. Only the page tells what the search asks for, so that a part of what the site has may be listed.
 */
export async function sentSearch(context: ExploreContext, { url, filled = [] }: PageView): Promise<Reached | null> {
  for (const { step } of filled.slice(0, MOST_SENT)) {
    const path = pathWithSteps({ kind: 'url', url }, [step]);
    const found = await listBehind(context, path, { priority: 1 });
    if (found !== null && isSurelyRich(found.observation.view)) return found;
  }
  return null;
}

/** The list behind the first button that leads to one of those through which a page is entered that shows nothing else; null if there is none. */
export async function enteredList(context: ExploreContext, { url, entrances = [] }: PageView): Promise<Reached | null> {
  for (const { step } of entrances) {
    const found = await listBehind(context, pathWithSteps({ kind: 'url', url }, [step]), { priority: 1 });
    if (found !== null) return found;
  }
  return null;
}

async function listBehind(context: ExploreContext, press: AccessPath, options: GlanceOptions): Promise<Reached | null> {
  const answer = await glance(context, press, options);
  if (answer.kind !== 'page' || !showsList(answer.observation.view)) return null;
  const { observation } = answer;
  return (await byAddress(context, observation.view, { options, isSame: listsSame })) ?? { path: press, observation };
}

/** Whether a page lists what a press led to. */
function listsSame(addressed: PageView, pressed: PageView): boolean {
  return showsList(addressed) && !listsOthers(pressed, addressed);
}
