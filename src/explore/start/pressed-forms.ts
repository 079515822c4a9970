/**
 * Forms that a script answers: asked by address they only show themselves again, so that their button is pressed in the
 * page, with all left as it stands.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { listsOthers } from '../facets/needless-buttons.js';
import { glance, type GlanceOptions } from '../glance.js';
import { readEntries, type Entry } from './entry-forms.js';
import { showsList } from './rich-lists.js';

/** A list and the way to it. */
export interface PressedList {
  readonly path: AccessPath;
  readonly observation: Observation;
}

/**
 * The list behind the button of a form whose address was answered by `shown`; by its own address if that shows the same.
 * Null if the address led somewhere, or the button leads to no list.
 */
export async function pressedList(
  context: ExploreContext,
  { form, press }: Entry,
  { shown, options }: { readonly shown: Observation; readonly options: GlanceOptions },
): Promise<PressedList | null> {
  if (press === undefined || showsList(shown.view)) return null;
  if (!readEntries(shown.view, shown.at).some((again) => again.form === form)) return null;
  const answer = await glance(context, press, options);
  if (answer.kind !== 'page' || !showsList(answer.observation.view)) return null;
  const { observation } = answer;
  return (await byAddress(context, observation.view, options)) ?? { path: press, observation };
}

/** The list by the address that it stands at; null if that shows another, or none. */
async function byAddress(
  context: ExploreContext,
  pressed: PageView,
  options: GlanceOptions,
): Promise<PressedList | null> {
  const path: AccessPath = { kind: 'url', url: pressed.url };
  const answer = await glance(context, path, options);
  if (answer.kind !== 'page') return null;
  const { observation } = answer;
  return showsList(observation.view) && !listsOthers(pressed, observation.view) ? { path, observation } : null;
}
