import { expect, it } from 'vitest';
import { isDrawnSwitch } from '../../../../src/pages/groups/live/drawn-switches.js';
import { first } from '../../html-page.js';
import { liveIndex, liveLinesOf } from '../read-live.js';

function isSwitch(button: string): boolean {
  const index = liveIndex(`<label for=pets>Pets allowed</label><p>${button}</p>`);
  return isDrawnSwitch(index, first(index, 'button'));
}

const knob = '<span></span>';

it('a button with a knob that a label names is a switch, called as the label', () => {
  expect(isSwitch(`<button type=button id=pets onclick=x>${knob}<span>Any</span></button>`)).toBe(true);
  expect(isSwitch(`<button type=button id=pets onclick=x>${knob}</button>`)).toBe(true);
  const box = '<label><input type=checkbox>Garden</label>';
  const html = `<div><div><label for=pets>Pets allowed</label><p><button type=button id=pets onclick=x>${knob}<span>Any</span></button></p></div><p>${box}</p></div>`;
  expect(liveLinesOf(html).join()).toContain('Pets allowed');
});

it.each([
  ['says that it opens something', `<button id=pets aria-haspopup=dialog onclick=x>${knob}Any</button>`],
  ['says what it is', `<button id=pets role=tab onclick=x>${knob}Any</button>`],
  ['shows a sign', `<button id=pets onclick=x>${knob}<span>Any</span><svg></svg></button>`],
  ['has no knob', '<button id=pets onclick=x><span>Any</span></button>'],
  ['shows more than a state', `<button id=pets onclick=x>${knob}<span>Any kind of pet</span></button>`],
  ['is named by no label', `<button id=dogs onclick=x>${knob}<span>Any</span></button>`],
])('a button that %s is none', (_, button) => {
  expect(isSwitch(button)).toBe(false);
});

it('a button without words that says whether it is pressed is a switch, called as what names it and not as its state', () => {
  const button = '<button type=button aria-pressed=false aria-labelledby=name onclick=x><i><svg></svg></i></button>';
  const html = (names: string, inside = button): string =>
    `<div>${names}<div><span aria-hidden=true onclick=x><i>Off</i></span>${inside}</div></div>`;
  expect(liveLinesOf(html('<b id=name>Pets allowed</b>')).join()).toMatch(/Pets allowed$|Pets allowed[^O]*$/u);
  expect(liveLinesOf(html('<b id=name>Pets allowed</b>'))).toHaveLength(1);
  expect(liveLinesOf(html(''))).toEqual([]);
  expect(liveLinesOf(html('<b id=name>Pets allowed</b>', button.replace('aria-pressed=false', '')))).toEqual([]);
});
