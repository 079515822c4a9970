/** Product pages of the utility theme. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ProductBody, SpecRow, SpecsView } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { ratingBlock } from './list.js';
import { actOf, shelfOf } from './pieces.js';

/** One product. */
export function productBlock(body: ProductBody, layout: Layout): Html {
  const prop = (itemprop: string) => ({ itemprop: body.hasMicrodata && itemprop });
  const offer = body.hasMicrodata ? { itemprop: 'offers', itemscope: true, itemtype: 'https://schema.org/Offer' } : {};
  const amount = { ...prop('price'), content: body.hasMicrodata && body.plainPrice };
  const picture = markup`<figure class="col-1 rounded-xl bg-white shadow p-3"><img${attributes({ src: body.image.src, alt: body.image.alt, class: 'w-full rounded-lg', ...prop('image') })}></figure>`;
  const facts = markup`<div class="col-2 flex flex-col gap-4 min-w-0">
<header class="flex flex-col gap-1">${body.brand !== null && markup`<p${attributes({ class: 'text-sm tracking-wide text-gray', ...prop('brand') })}>${body.brand}</p>`}<h1${attributes({ class: 'text-3xl font-bold tracking-tight break-words', ...prop('name') })}>${body.name}</h1>${body.rating && ratingBlock(body.rating)}</header>
<p${attributes({ class: 'text-2xl font-bold', ...offer })}><span${attributes(amount)}>${body.price}</span></p>
<div class="flex flex-wrap gap-3">${body.acts.map(actOf)}</div>
<div${attributes({ class: 'flex flex-col gap-2 text-gray', ...prop('description') })}>${body.description.map((text) => markup`<p>${text}</p>`)}</div>
${specs(body.specs, body.hasMicrodata)}
</div>`;
  const scope = attributes({
    class: 'grid grid-cols-product gap-10 items-start',
    itemscope: body.hasMicrodata,
    itemtype: body.hasMicrodata && 'https://schema.org/Product',
  });
  return markup`<article${scope}>${layout.order('product', [picture, facts])}</article>${body.shelf && shelfOf(body.shelf)}`;
}

function specs(view: SpecsView, hasMicrodata: boolean): HtmlPart {
  if (view.style === 'none') return hasMicrodata && view.rows.map(hiddenRow);
  const rows = view.rows.map((row) => specRow(view.style, row, hasMicrodata));
  return markup`<section class="rounded-xl bg-white shadow p-4">
    <h2 class="text-lg font-bold mb-2">${view.label}</h2>
    ${framed(view, rows)}
  </section>`;
}

function framed({ style }: SpecsView, rows: readonly Html[]): Html {
  if (style === 'table')
    return markup`<table class="w-full text-sm">
      <tbody>
        ${rows}
      </tbody>
    </table>`;
  if (style === 'dl') return markup`<dl class="text-sm">${rows}</dl>`;
  return markup`<ul class="text-sm">
    ${rows}
  </ul>`;
}

function specRow(style: SpecsView['style'], { label, values }: SpecRow, hasMicrodata: boolean): Html {
  const scope = hasMicrodata
    ? { itemprop: 'additionalProperty', itemscope: true, itemtype: 'https://schema.org/PropertyValue' }
    : {};
  const name = { class: 'text-gray font-medium w-1-3 py-2 text-start', itemprop: hasMicrodata && 'name' };
  const value = { class: 'py-2', itemprop: hasMicrodata && 'value' };
  const text = values.join(', ');
  const row = { class: 'flex gap-4 border-b border-slate', ...scope };
  switch (style) {
    case 'table':
      return markup`<tr${attributes({ class: 'border-b border-slate', ...scope })}><th${attributes({ scope: 'row', ...name })}>${label}</th><td${attributes(value)}>${text}</td></tr>`;
    case 'dl':
      return markup`<div${attributes(row)}><dt${attributes(name)}>${label}</dt><dd${attributes(value)}>${text}</dd></div>`;
    default:
      return markup`<li${attributes(row)}><strong${attributes(name)}>${label}</strong> <span${attributes(value)}>${text}</span></li>`;
  }
}

function hiddenRow({ label, values }: SpecRow): Html {
  return markup`${values.map((value) => markup`<span itemprop="additionalProperty" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="name" content="${label}" /><meta itemprop="value" content="${value}" /></span>`)}`;
}
