import { describe, expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const row = (id: string, label: string, shown: string): string =>
  `<li><button role="checkbox" aria-checked="false" id="${id}" aria-label="${label}"><svg></svg></button><label for="${id}" aria-hidden="true">${shown}</label></li>`;

const woods = (frame: (name: string, count: number) => string): string =>
  `<h3>Wood</h3><ul>${['Oak', 'Ash', 'Elm', 'Fir']
    .map((name, at) => row(name, frame(name, at + 5), `<span>${name}</span> <span>(${at + 5})</span>`))
    .join('')}</ul>`;

const stars = (frame: (name: string, count: number) => string): string =>
  `<h3>Rating</h3><ul>${['only 5 of 5', '4 of 5', 'one of 5']
    .map((name, at) => row(`r${at}`, frame(name, 11 - at * 5), `<i><svg></svg></i> <span>(${11 - at * 5})</span>`))
    .join('')}</ul>`;

const said = (name: string, count: number): string => `Filter on ${name}; ${count} ${count === 1 ? 'thing' : 'things'}`;

describe('names that are only to be heard', () => {
  it('are without the words that the page says around names that are to be seen', () => {
    expect(liveLinesOf(woods(said) + stars(said))).toContain('Rating: only 5 of 5(11) 4 of 5(6) one of 5(1)');
  });

  it('are whole where the page says nothing around others', () => {
    const lines = liveLinesOf(woods((name) => name) + stars(said));
    expect(lines.join()).toContain('Filter on 4 of 5; 6 things');
  });
});
