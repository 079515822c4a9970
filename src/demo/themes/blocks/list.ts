/** Lists of the blocks theme. */

import { markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ChoiceView, PagerView } from '../../view/controls.js';
import type { ChipsView, ListBody, ValuesBody } from '../../view/page.js';
import { renderCard, renderShelf } from './cards.js';
import { renderFacet, renderFacetGroup } from './facets.js';
import type { Pen } from './pen.js';

/** A result list with its facets. */
export function renderList(pen: Pen, body: ListBody): Html {
  const aside = [
    body.categories && renderFacet(pen, body.categories),
    ...body.facets.map((group) => renderFacetGroup(pen, group)),
  ];
  const cards = pen.div(
    'grid',
    body.cards.map((card) => renderCard(pen, card)),
  );
  const results = body.empty === null ? pen.layout.wrap('grid', cards) : pen.div('empty', body.empty);
  const main = [
    pen.div(
      'list-head',
      markup`<h1 class="${pen.name('heading')}">${body.heading}</h1>`,
      body.total !== null && pen.div('total', body.total),
    ),
    body.chips && renderChips(pen, body.chips),
    body.letters && renderChoice(pen, 'letters', body.letters),
    renderToolbar(pen, body),
    results,
    body.pager && renderPager(pen, body.pager),
    body.related && renderChoice(pen, 'related', body.related),
    body.shelf && renderShelf(pen, body.shelf),
  ];
  const columns = [pen.div('aside', pen.div('aside-title', body.filtersLabel), aside), pen.div('main', main)];
  return pen.div('columns', pen.layout.order('columns', columns));
}

/** All values of one facet. */
export function renderValuesPage(pen: Pen, { facet }: ValuesBody): Html {
  return pen.div('text-page', renderFacet(pen, { ...facet, isFolded: false }));
}

function renderToolbar(pen: Pen, { range, sort, sizes }: ListBody): HtmlPart {
  if (range === null && !sort && !sizes) return null;
  const tools = [
    range !== null && pen.div('range', range),
    sort && renderChoice(pen, 'sort', sort),
    sizes && renderChoice(pen, 'sizes', sizes),
  ];
  return pen.div('toolbar', pen.layout.order('toolbar', tools));
}

function renderChoice(pen: Pen, kind: string, choice: ChoiceView): Html {
  const links = choice.links.map((one) =>
    one.isCurrent ? pen.span('choice-current', one.text) : pen.link('choice-link', one),
  );
  return pen.div(
    kind,
    links.length > 0 && markup`${pen.span('choice-label', choice.label)} ${pen.span('choice-links', links)}`,
    choice.form && pen.choice(choice.form, choice.label),
  );
}

function renderChips(pen: Pen, chips: ChipsView): Html {
  const list = chips.chips.map((chip) => pen.link('chip', chip, markup`${chip.text} ${pen.span('cross', '×')}`));
  return pen.div('chips', pen.span('chips-label', chips.label), list, pen.link('clear', chips.clear));
}

function renderPager(pen: Pen, pager: PagerView): Html {
  if (pager.html) return pager.html;
  const numbers = pager.numbers.map((one) => {
    if (one === null) return pen.span('gap', '…');
    return one.isCurrent ? pen.span('page-current', one.text) : pen.link('page-link', one);
  });
  const arrow = (sign: string, text: string): Html => markup`<span aria-label="${text}">${sign}</span>`;
  return pen.div(
    'pager',
    pager.previous &&
      pen.link('page-link', pager.previous, pager.isArrows ? arrow('‹', pager.previous.text) : pager.previous.text),
    numbers,
    pager.next && pen.link('page-link', pager.next, pager.isArrows ? arrow('›', pager.next.text) : pager.next.text),
  );
}
