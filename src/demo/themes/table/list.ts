/** Lists of the table theme: one row per product. */

import { attributes, markup, joinHtml } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ChoiceView, PagerView } from '../../view/controls.js';
import type { CardView, ChipsView, ListBody, ShelfView, ShopPage, ValuesBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { renderFacet, renderFacetGroup } from './facets.js';
import { renderAct, renderBox, renderChoiceForm, renderHeading, renderLink, wrapInCells } from './pieces.js';

/** A result list with its facets in the left column. */
export function renderList(page: ShopPage, body: ListBody, layout: Layout): Html {
  const words = { remove: page.speech.ui.remove };
  const groups = body.facets.map((group) => renderFacetGroup(layout, group, words));
  const left = [
    body.categories && renderFacet(body.categories, words),
    groups.length > 0 && renderBox(body.filtersLabel, groups),
  ];
  const right = [
    renderHeading(body.heading),
    body.total !== null && markup` <font size="2">(${body.total})</font>`,
    body.chips && renderChips(body.chips),
    body.letters && markup`<p>${renderChoice(body.letters)}</p>`,
    body.tables,
    renderTools(body, layout),
    body.empty === null ? renderResults(page, body.cards, layout) : markup`<p align="center"><b>${body.empty}</b></p>`,
    body.pager && renderPager(body.pager),
    body.related && markup`<p>${renderChoice(body.related)}</p>`,
    body.shelf && renderShelf(body.shelf),
  ];
  const columns = [
    markup`<td width="215" valign="top">${left}</td>`,
    markup`<td valign="top" class="results">${right}</td>`,
  ];
  return markup`<table border="0" cellspacing="0" cellpadding="8" width="100%">
    <tr>
      ${layout.order('columns', columns)}
    </tr>
  </table>`;
}

/** All values of one facet. */
export function renderValuesPage(page: ShopPage, { facet }: ValuesBody): Html {
  return renderFacet({ ...facet, isFolded: false }, { remove: page.speech.ui.remove });
}

/** Products that are no results, side by side. */
export function renderShelf(shelf: ShelfView): Html {
  const cells = shelf.cards.map(
    ({ href, image, name, price }) =>
      markup`<td align="center" valign="top" width="25%"><a href="${href}"><img${attributes({ src: image.src, alt: '', width: 110, height: 110, border: 0 })}><br><font size="2">${name}</font></a><br><font size="2" color="#a02020">${price}</font></td>`,
  );
  return markup`<br />${renderBox(
    shelf.label,
    markup`<table width="100%">
        <tr>
          ${cells}
        </tr>
      </table>`,
  )}`;
}

function renderResults(page: ShopPage, cards: readonly CardView[], layout: Layout): Html {
  const rows = cards.map((card, at) => renderRow(card, at));
  const hasActs = cards.some((card) => card.acts.length > 0);
  const titles = ['', page.speech.sorts.name, page.speech.ui.price, ...(hasActs ? [''] : [])];
  const head = markup`<tr bgcolor="#33557a">
    ${titles.map((title) => markup`<th align="start"><font color="#ffffff" size="2">${title}</font></th>`)}
  </tr>`;
  const table = markup`<table border="0" cellspacing="0" cellpadding="6" width="100%" class="list">
    ${head}${rows}
  </table>`;
  return wrapInCells(layout, 'list', table);
}

function renderRow(card: CardView, at: number): Html {
  const link = attributes({ href: card.href, rel: card.rel });
  const picture = markup`<a${link}><img${attributes({ src: card.image.src, alt: card.image.alt, width: 72, height: 72, border: 0 })}></a>`;
  const name = markup`${card.isTitled !== true && markup`<a${link}><b>${card.name}</b></a>`}${card.badge !== null && markup` <font size="1" color="#996600"><i>${card.badge}</i></font>`}`;
  const brand = card.brand !== null && markup`<br /><font size="2" color="#555555">${card.brand}</font>`;
  const stars =
    card.rating &&
    markup`<br /><font size="1" color="#b07010" title="${card.rating.text}"
        >${'★'.repeat(Math.round(card.rating.stars))}</font
      >`;
  const acts = card.acts.length > 0 && markup`<td>${card.acts.map(renderAct)}</td>`;
  return markup`<tr bgcolor="${at % 2 === 0 ? '#ffffff' : '#f0f4f8'}">
    <td width="80">${picture}</td>
    <td>${name}${brand}${stars}</td>
    <td nowrap>
      <font color="#a02020"><b>${card.price}</b></font>
    </td>
    ${acts}
  </tr>`;
}

function renderTools({ range, sort, sizes }: ListBody, layout: Layout): HtmlPart {
  const tools = layout
    .order('toolbar', [
      range !== null && markup`<font size="2">${range}</font>`,
      sort && renderChoice(sort),
      sizes && renderChoice(sizes),
    ])
    .filter((tool) => tool !== false && tool !== null);
  if (tools.length === 0) return null;
  return markup`<table border="0" cellspacing="0" cellpadding="4" width="100%" bgcolor="#e9e4d4">
    ${tools.map(
      (tool) =>
        markup`<tr>
          <td>${tool}</td>
        </tr>`,
    )}
  </table>`;
}

function renderChoice(choice: ChoiceView): Html {
  const links = choice.links.map((one) => (one.isCurrent ? markup`<b>${one.text}</b>` : renderLink(one)));
  const line = links.length > 0 && markup`<font size="2">${choice.label}: ${joinHtml(links, ' | ')}</font>`;
  return markup`${line}${choice.form && renderChoiceForm(choice.form, choice.label)}`;
}

function renderChips(chips: ChipsView): Html {
  const list = chips.chips.map(
    (chip) => markup`<font size="2"><b>${chip.text}</b> [${renderLink(chip, chips.removeLabel)}]</font>`,
  );
  return markup`<p>
    <font size="2">${chips.label}: </font>${joinHtml(list, ' + ')} <font size="2">(${renderLink(chips.clear)})</font>
  </p>`;
}

function renderPager(pager: PagerView): Html {
  if (pager.html) return pager.html;
  const numbers = pager.numbers.map((one) => {
    if (one === null) return markup`...`;
    return one.isCurrent ? markup`<b>${one.text}</b>` : renderLink(one);
  });
  const picture = (name: string, sign: string): Html =>
    markup`<img${attributes({ src: `data:image/svg+xml,${encodeURIComponent(arrowPicture(sign))}`, alt: name, border: 0, width: 16, height: 16 })}>`;
  const parts = [
    pager.previous &&
      renderLink(
        pager.previous,
        pager.isArrows ? picture(pager.previous.text, '‹') : markup`&lt;&lt; ${pager.previous.text}`,
      ),
    ...numbers,
    pager.next &&
      renderLink(pager.next, pager.isArrows ? picture(pager.next.text, '›') : markup`${pager.next.text} &gt;&gt;`),
  ].filter((part) => part !== null);
  return markup`<p align="center"><font size="2">${pager.label}: ${joinHtml(parts, markup`&nbsp; `)}</font></p>`;
}

function arrowPicture(sign: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="#33557a"/><text x="5" y="13" fill="#fff">${sign}</text></svg>`;
}
