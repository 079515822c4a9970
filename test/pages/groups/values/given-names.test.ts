import { describe, expect, it } from 'vitest';

import { linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const stars = (name: (at: number) => string, words = '& up'): readonly string[] =>
  linesOf(
    `<h3>Rating</h3><ul>${[4, 3, 2]
      .map((at) => `<li><a href="?r=${at}" ${name(at)}><svg></svg><span>${words}</span> <span>(${at})</span></a></li>`)
      .join('')}</ul>`,
  );

describe('alternatives with the same words around their titles', () => {
  const dots = (title: (name: string) => string): readonly string[] =>
    linesOf(
      `<h3>Wood</h3><ul>${['Oak', 'Dark ash']
        .map((name) => `<li><a href="?w=${name}" ${title(name)} aria-label="Show ${name} only"><i></i></a></li>`)
        .join('')}</ul>`,
    );

  it('are called by the titles', () => {
    expect(dots((name) => `title="${name}"`)).toEqual(['Wood: Oak Dark ash']);
  });

  it('are called by the titles behind one that takes the choice back', () => {
    const links = ['Oak', 'Ash', 'Elm'].map(
      (name) => `<li><a href="?w=${name}" title="${name}" aria-label="Show ${name} only"><i></i></a></li>`,
    );
    const back = '<li><a href="?"><i>‹</i> Clear</a></li>';
    expect(linesOf(`<h3>Wood</h3><ul>${back}${links.join('')}</ul>`, 'https://shop.example/list?w=Oak')).toEqual([
      'Wood: Clear *Oak Ash Elm',
    ]);
  });

  it('are called by the titles where what is chosen has other words around it', () => {
    const one = (name: string, label: string): string =>
      `<li><a href="?w=${name}" title="${name}" aria-label="${label}"><i></i></a></li>`;
    const [oak, ash] = [one('Oak', 'Leave Oak out'), one('Ash', 'Show Ash only')];
    const all = (...links: readonly string[]): readonly string[] => linesOf(`<h3>Wood</h3><ul>${links.join('')}</ul>`);
    expect(all(oak, ash, one('Elm', 'Show Elm only'))).toEqual(['Wood: Oak Ash Elm']);
    expect(all(one('Oak', 'Dark Oak'), ash)).toEqual(['Wood: Dark Oak Show Ash only']);
    expect(all(oak, ash, one('Elm', 'No Elm here'))).toEqual(['Wood: Leave Oak out Show Ash only No Elm here']);
  });

  it('are called by the title where one is left and other links say the same around what they show', () => {
    const link = (name: string, label: string, shown: string): string =>
      `<li><a href="?v=${name}" title="${name}" aria-label="${label}">${shown}</a></li>`;
    const page = (brandLabel: (name: string) => string): readonly string[] => {
      const brands = ['Acme', 'Bolt', 'Cord'].map((name) => link(name, brandLabel(name), name));
      const wood = link('Oak', 'Show Oak only', '<i></i>');
      return linesOf(`<h3>Wood</h3><ul>${wood}</ul><h3>Brand</h3><ul>${brands.join('')}</ul>`);
    };
    expect(page((name) => `Show ${name} only`)).toEqual(['Wood: Oak', 'Brand: Acme Bolt Cord']);
    expect(page((name) => `Show ${name}`)).toEqual(['Wood: Show Oak only', 'Brand: Acme Bolt Cord']);
  });

  it('keep the words where there is no title, or another one', () => {
    expect(dots(() => '')).toEqual(['Wood: Show Oak only Show Dark ash only']);
    expect(dots(() => 'title="Show"')).toEqual(['Wood: Show Oak only Show Dark ash only']);
  });
});

describe('alternatives that all show the same words', () => {
  it('are called by the names that they are given', () => {
    expect(stars((at) => `aria-label="${at} stars & up"`)).toEqual([
      'Rating: 4 stars & up(4) 3 stars & up(3) 2 stars & up(2)',
    ]);
    expect(stars((at) => `title="${at} stars (${at})"`)).toEqual(['Rating: 4 stars(4) 3 stars(3) 2 stars(2)']);
  });

  it('are called so beside one that shows no words, as all stars do', () => {
    const rows = [5, 4, 3].map(
      (at) =>
        `<div role=button tabindex=0 data-on-click title="${at} stars${at < 5 ? ' & up' : ''}"><i></i>${at < 5 ? '<span>& Up</span>' : ''}</div>`,
    );
    expect(liveLinesOf(`<h3>Rating</h3><div>${rows.join('')}</div>`)).toEqual([
      'Rating: 5 stars 4 stars & up 3 stars & up',
    ]);
  });

  it('have the bare number behind the words for their count', () => {
    const bare = [4, 3].map(
      (at) =>
        `<li><a href="?r=${at}" aria-label="${at} & up"><svg></svg><span>& Up</span><span>${at}25</span></a></li>`,
    );
    expect(linesOf(`<h3>Rating</h3><ul>${bare.join('')}</ul>`)).toEqual(['Rating: 4 & up(425) 3 & up(325)']);
    const pages = [2, 3].map(
      (at) => `<li><a href="?p=${at}" aria-label="Page ${at}"><span>Page</span> <span>${at}</span></a></li>`,
    );
    expect(linesOf(`<h3>Part</h3><ul>${pages.join('')}</ul>`).join()).not.toContain('(');
  });

  it('are called by the words in them that are only heard', () => {
    const boxes = (hidden: string): string => {
      const items = [4, 3, 2, 1].map((at) => {
        const words = `<span ${hidden}>${at} stars & up</span><span aria-hidden=true>& up</span>`;
        const box = `<input type=radio name=r value=${at} ${hidden}>`;
        return `<li><label>${box}<span><i aria-hidden=true><svg></svg></i>${words}</span><small>${Math.max(2, at)}</small></label></li>`;
      });
      return `<h3>Rating</h3><ul>${items.join('')}</ul>`;
    };
    const named = ['Rating: 4 stars & up(4) 3 stars & up(3) 2 stars & up(2) 1 stars & up(2)'];
    expect(liveLinesOf(boxes('hidden'))).toEqual(named);
    expect(liveLinesOf(`<form action="/list">${boxes('hidden')}</form>`)).toEqual(named);
    expect(linesOf(`<form action="/list">${boxes('class=unseen')}</form>`)).toEqual(named);
  });

  it('are so behind one that takes the choice back, which keeps its words', () => {
    const back = '<li><a href="?"><i>‹</i> Clear</a></li>';
    const items = [4, 3].map((at) => `<li><a href="?r=${at}" aria-label="${at} stars & up"><svg></svg>& up</a></li>`);
    expect(linesOf(`<h3>Rating</h3><ul>${back}${items.join('')}</ul>`, 'https://shop.example/list?r=4')).toEqual([
      'Rating: Clear *4 stars & up 3 stars & up',
    ]);
  });

  it('keep them if the names do not tell them apart', () => {
    expect(stars(() => 'aria-label="Choose"')).toEqual(['Rating: & up(4) & up(3) & up(2)']);
  });
});
