/** Tables that stand on a list's page and are no results: what sending costs, and when the shop is open. */

import { markup } from '../html.js';
import type { Html } from '../html.js';
import { SCRIPT_WORDS } from '../languages/script-words.js';
import type { Visit } from './visit.js';

const FIRST_COST_CENTS = 490;
const COST_STEP_CENTS = 350;
const OPENING_HOURS = ['9–12', '14–18', '10–16'];

/** The tables. */
export function createOtherTables({ options, speech }: Visit): Html {
  const countries = SCRIPT_WORDS[options.language].countries.split(',');
  const costs = countries.map((country, at) => [country, speech.price(FIRST_COST_CENTS + at * COST_STEP_CENTS)]);
  const hours = OPENING_HOURS.map((text, at) => [speech.number(at + 1), text]);
  return markup`${tableOf(speech.ui.price, costs)}${tableOf(speech.ui.help, hours)}`;
}

function tableOf(title: string, rows: readonly (readonly string[])[]): Html {
  const cells = rows.map(([first = '', second = '']) => markup`<tr><td>${first}</td><td>${second}</td></tr>`);
  return markup`<table border="1" cellpadding="4"><tr><th colspan="2">${title}</th></tr>${cells}</table>`;
}
