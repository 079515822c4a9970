/** Product pages of the ARIA theme. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ProductBody, SpecRow, SpecsView } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { ratingBlock, shelfBlock } from './list.js';
import { actOf, role } from './pieces.js';

/** One product. */
export function productBlock(body: ProductBody, layout: Layout): Html {
  const prop = (itemprop: string) => ({ itemprop: body.hasMicrodata && itemprop });
  const offer = body.hasMicrodata ? { itemprop: 'offers', itemscope: true, itemtype: 'https://schema.org/Offer' } : {};
  const amount = attributes({ ...prop('price'), content: body.hasMicrodata && body.plainPrice });
  const picture = markup`<div data-part="picture"><img${attributes({ src: body.image.src, alt: body.image.alt, ...prop('image') })}></div>`;
  const facts = markup`<div data-part="facts">${role('heading', { 'aria-level': 1, ...prop('name') }, body.name)}
${body.brand !== null && markup`<div${attributes(prop('brand'))}>${body.brand}</div>`}
${body.rating && ratingBlock(body.rating)}
<div${attributes({ 'data-part': 'price', ...offer })}><span${amount}>${body.price}</span></div>
${role('group', { 'data-part': 'acts' }, body.acts.map(actOf))}
<div${attributes(prop('description'))}>${body.description.map((text) => role('paragraph', {}, text))}</div>
${specs(body.specs, body.hasMicrodata)}</div>`;
  const scope = attributes({
    'data-part': 'product',
    itemscope: body.hasMicrodata,
    itemtype: body.hasMicrodata && 'https://schema.org/Product',
  });
  return markup`<div${scope}>${layout.order('product', [picture, facts])}</div>${body.shelf && shelfBlock(body.shelf)}`;
}

function specs(view: SpecsView, hasMicrodata: boolean): HtmlPart {
  if (view.style === 'none') return hasMicrodata && view.rows.map(hiddenRow);
  const rows = view.rows.map((row) => specRow(view.style, row, hasMicrodata));
  const kind = view.style === 'table' ? 'table' : 'group';
  return role(kind, { 'aria-label': view.label, 'data-name': view.label, 'data-part': 'specs' }, rows);
}

function specRow(style: SpecsView['style'], { label, values }: SpecRow, hasMicrodata: boolean): Html {
  const scope = hasMicrodata
    ? { itemprop: 'additionalProperty', itemscope: true, itemtype: 'https://schema.org/PropertyValue' }
    : {};
  const name = { itemprop: hasMicrodata && 'name' };
  const value = { itemprop: hasMicrodata && 'value' };
  const text = values.join(', ');
  if (style === 'table')
    return role('row', scope, markup`${role('rowheader', name, label)}${role('cell', value, text)}`);
  if (style === 'dl')
    return markup`<div${attributes(scope)}>${role('term', name, label)}${role('definition', value, text)}</div>`;
  return markup`<div${attributes(scope)}><span${attributes(name)}>${label}</span> <span${attributes(value)}>${text}</span></div>`;
}

function hiddenRow({ label, values }: SpecRow): Html {
  return markup`${values.map((value) => markup`<div itemprop="additionalProperty" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="${label}" /><meta itemprop="value" content="${value}" /></div>`)}`;
}
