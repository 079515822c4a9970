/** Lists of the ARIA theme. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ChoiceView, PagerView } from '../../view/controls.js';
import type { CardView, ChipsView, ListBody, RatingView, ShelfView, ShopPage, ValuesBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { facetBlock, facetGroup } from './facets.js';
import { actOf, anchor, choiceForm, heading, list, role } from './pieces.js';

const HEADING_ID = 'list-name';

/** A result list with its facets. */
export function listBlock(page: ShopPage, body: ListBody, layout: Layout): Html {
  const facets = markup`${body.categories && facetBlock(page, body.categories, { isNamedByText: false })}${body.facets.map((group) => facetGroup(page, group, layout))}`;
  const cards = list(
    { 'aria-labelledby': HEADING_ID },
    body.cards.map((card) => layout.wrap('card', cardBlock(card))),
  );
  const tools = layout.order('toolbar', [
    body.range !== null && markup`<span>${body.range}</span>`,
    body.sort && choice(body.sort),
    body.sizes && choice(body.sizes),
  ]);
  const results = markup`${heading(1, body.heading, HEADING_ID)} ${body.total !== null && role('status', {}, body.total)}
  ${body.chips && chips(body.chips)} ${body.letters && choice(body.letters)}
  ${role('group', { 'data-part': 'tools' }, tools)}
  ${body.empty === null ? layout.wrap('list', cards) : role('alert', {}, body.empty)} ${body.pager && pager(body.pager)}
  ${body.related && choice(body.related)}
${body.shelf && shelfBlock(body.shelf)}`;
  const columns = [
    role('complementary', { 'aria-label': body.filtersLabel }, facets),
    role('region', { 'aria-labelledby': HEADING_ID }, results),
  ];
  return markup`<div data-part="columns">${layout.order('columns', columns)}</div>`;
}

/** All values of one facet. */
export function valuesBlock(page: ShopPage, { facet }: ValuesBody): Html {
  return facetBlock(page, { ...facet, isFolded: false }, { isNamedByText: true });
}

/** Stars with their accessible text. */
export function ratingBlock(rating: RatingView): Html {
  const full = Math.round(rating.stars);
  return markup`<div${attributes({ role: 'img', 'aria-label': rating.text })}>${'★'.repeat(full)}${'☆'.repeat(5 - full)}</div>`;
}

/** Products that are no results. */
export function shelfBlock(shelf: ShelfView): Html {
  const items = shelf.cards.map(
    ({ href, image, name, price }) =>
      markup`<a href="${href}"><img${attributes({ src: image.src, alt: '' })}><span>${name}</span> <span>${price}</span></a>`,
  );
  return role('region', { 'aria-label': shelf.label, 'data-name': shelf.label }, list({}, items));
}

function cardBlock(card: CardView): Html {
  const link = { href: card.href, rel: card.rel };
  const picture = markup`<a${attributes({ ...link, 'aria-label': card.name, tabindex: -1 })}><img${attributes({ src: card.image.src, alt: '' })}></a>`;
  return markup`${card.badge !== null && role('note', {}, card.badge)}${picture}
${card.isTitled !== true && markup`<a${attributes(link)}>${role('heading', { 'aria-level': 3 }, card.name)}</a>`}
${card.brand !== null && markup`<div>${card.brand}</div>`}
${card.rating && ratingBlock(card.rating)}
<div data-part="price">${card.price}</div>
${card.acts.map(actOf)}`;
}

function choice(view: ChoiceView): Html {
  const links = view.links.map((one) => anchor(one));
  const bar = links.length > 0 && role('toolbar', { 'aria-label': view.label, 'data-name': view.label }, links);
  return markup`${bar}${view.form && choiceForm(view.form, view.label)}`;
}

function chips(view: ChipsView): Html {
  const items: readonly HtmlPart[] = view.chips.map(
    (chip) =>
      markup`<span>${chip.text}</span>
        ${anchor(chip, markup`<span${attributes({ role: 'img', 'aria-label': view.removeLabel })}>×</span>`)}`,
  );
  return role(
    'group',
    { 'aria-label': view.label, 'data-part': 'chips' },
    markup`${list({}, items)}${anchor(view.clear)}`,
  );
}

function pager(view: PagerView): Html {
  if (view.html) return view.html;
  const numbers = view.numbers.map((one) => (one === null ? markup`<span>…</span>` : anchor(one)));
  const side = (link: PagerView['next'], sign: string): HtmlPart => {
    if (!link) return null;
    const name = attributes({ href: link.href, rel: link.rel, 'aria-label': link.text });
    return view.isArrows ? markup`<a${name}>${sign}</a>` : anchor(link);
  };
  return role(
    'navigation',
    { 'aria-label': view.label },
    markup`${side(view.previous, '←')}${numbers}${side(view.next, '→')}`,
  );
}
