import { describe, expect, it } from 'vitest';

import { linesOf, PAGE } from './read-html.js';

/** A row of values of departments: their signs, names, classes and numbers; the one without a number is chosen. */
function row(items: readonly (readonly [sign: string, name: string, style: string, number: string])[]): string {
  const entries = items.map(([sign, name, style, number]) => {
    const text = `${sign === '' ? '' : `<i>${sign}</i> `}${name}`;
    const link = number === '' ? `<b>${text}</b>` : `<a href="?in=${number}&seen=x${number}">${text}</a>`;
    return `<li class="${style}">${link}</li>`;
  });
  return `<h3>Department</h3><ul>${entries.join('')}</ul>`;
}

const read = (...args: Parameters<typeof row>): readonly string[] => linesOf(row(...args), `${PAGE}?in=2&seen=x9`);

const top = ['‹', 'Tools', 'first', '1'] as const;
const chosen = ['', 'Saws', 'first', ''] as const;
const below = [
  ['', 'Handsaws', 'second', '21'],
  ['', 'Jigsaws', 'second', '22'],
] as const;

describe('a row that leads back to wider values', () => {
  it('is a tree with what stands further in below the chosen one', () => {
    expect(read([top, chosen, ...below])).toEqual(['Department: Tools >*Saws >>Handsaws >>Jigsaws']);
    const deeper = [['‹', 'All of it', 'first', '0'] as const, top, chosen, ...below];
    expect(read(deeper)).toEqual(['Department: All of it >Tools >>*Saws >>>Handsaws >>>Jigsaws']);
  });

  it('has no value where the way back takes the choice away', () => {
    const any = ['‹', 'Any', 'first', '&in='] as const;
    expect(read([any, top, chosen, ...below])).toEqual(['Department: Any Tools >*Saws >>Handsaws >>Jigsaws']);
    expect(read([any, chosen, ...below])).toEqual(['Department: Any *Saws Handsaws Jigsaws']);
  });

  it('is no tree where what follows looks like the chosen one, or nothing leads back', () => {
    const siblings = below.map(([sign, name, , number]) => [sign, name, 'first', number] as const);
    expect(read([top, chosen, ...siblings])).toEqual(['Department: Tools *Saws Handsaws Jigsaws']);
    expect(read([['', 'Tools', 'first', '1'], chosen, ...below])).toEqual(['Department: Tools *Saws Handsaws Jigsaws']);
  });

  it('is no tree where what follows leads back as well', () => {
    const back = below.map(([, name, style, number]) => ['‹', name, style, number] as const);
    expect(read([top, chosen, ...back]).join()).not.toContain('>');
  });
});
