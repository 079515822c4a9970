/**
 * Works a control of a live page as a person would: with mouse and keys where they reach it.
 */

import type { CDPSession, Page } from 'playwright';
import type { Step } from '../../model/access-path.js';
import type { Act, Acted } from '../in-page/act-on.js';
import { actionProgram } from './action-program.js';
import { enterPageWorld } from './page-world.js';

/** Longer texts are put into a field at once instead of key by key. */
const MOST_KEYS = 80;

/** What is done to which row of the last look. */
export interface Work {
  readonly node: number;
  readonly step: Step;
}

type Run = (act: Act) => Promise<Acted>;

/** Does what a step says to a node; false if the node is gone. */
export async function workControl(page: Page, session: CDPSession, { node, step }: Work): Promise<boolean> {
  const run: Run = async (act) => (await enterPageWorld(session)).run(actionProgram, act);
  switch (step.do) {
    case 'open':
      return open(page, run, node);
    case 'type':
      return write(page, run, { node, step });
    case 'press':
      return strike(page, run, { node, step });
    case 'select':
    case 'drag':
    case 'scroll':
      return did(await run({ node, do: ACTS[step.do], value: step.value }));
    case 'click':
    case 'check':
    case 'uncheck':
    case 'submit':
      return press(page, run, node);
  }
}

/** What needs no mouse. */
const ACTS = { select: 'select', drag: 'slide', scroll: 'scroll' } as const;

function did(acted: Acted): boolean {
  return acted.kind !== 'gone';
}

/** Times that a node is looked at while what lies over it goes away. */
const MOST_TRIES = 20;

/** Where a node is once the list that lies over it was left by the key that closes it (ARIA practices, combobox). */
async function uncovered(page: Page, run: Run, node: number): Promise<Acted> {
  await page.keyboard.press('Escape');
  let at = await run({ node, do: 'point', value: null });
  for (let left = MOST_TRIES; left > 0 && at.kind === 'covered'; left -= 1)
    at = await run({ node, do: 'point', value: null });
  return at;
}

/** Presses the mouse where the node is; where a person could not, the page is told all the same. */
async function press(page: Page, run: Run, node: number): Promise<boolean> {
  let at = await run({ node, do: 'point', value: null });
  if (at.kind === 'covered' && (await run({ node, do: 'leave', value: null })).kind === 'done')
    at = await uncovered(page, run, node);
  if (at.kind === 'gone') return false;
  if (at.kind !== 'point') return did(await run({ node, do: 'click', value: null }));
  await page.mouse.click(at.x, at.y);
  return true;
}

/**
 * Menus open when the mouse is over them; pressing then would close some of them again, but links in them stay. Where the
 * mouse alone made the page draw the node anew, that is what it does.
 */
async function open(page: Page, run: Run, node: number): Promise<boolean> {
  const at = await run({ node, do: 'point', value: null });
  if (at.kind === 'point') await page.mouse.move(at.x, at.y);
  return (await press(page, run, node)) || at.kind === 'point';
}

/** Presses a key in a field. */
async function strike(page: Page, run: Run, { node, step }: Work): Promise<boolean> {
  if (!did(await run({ node, do: 'focus', value: null }))) return false;
  await page.keyboard.press(step.value === null || step.value === '' ? 'Enter' : step.value);
  return true;
}

/** Types into a field in place of what it holds. Fields of numbers and dates take their value at once. */
async function write(page: Page, run: Run, { node, step }: Work): Promise<boolean> {
  const value = step.value ?? '';
  if (step.role === 'spinbutton' || step.role === 'slider') return did(await run({ node, do: 'slide', value }));
  const { kind } = await run({ node, do: 'focus', value: null });
  if (kind === 'gone') return false;
  if (kind === 'parts') return did(await run({ node, do: 'slide', value }));
  await page.keyboard.press('ControlOrMeta+A');
  if (value === '') await page.keyboard.press('Delete');
  else if (value.length <= MOST_KEYS) await page.keyboard.type(value);
  else await page.keyboard.insertText(value);
  return true;
}
