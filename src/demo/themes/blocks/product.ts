/** Product pages of the blocks theme. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ProductBody, SpecsView } from '../../view/page.js';
import { renderRating, renderShelf } from './cards.js';
import type { Pen } from './pen.js';

/** One product. */
export function renderProduct(pen: Pen, body: ProductBody): Html {
  const prop = (itemprop: string): Html => attributes({ itemprop: body.hasMicrodata && itemprop });
  const gallery = pen.div(
    'gallery',
    markup`<img${attributes({ src: body.image.src, alt: body.image.alt })}${prop('image')}>`,
  );
  const facts = [
    body.brand !== null && markup`<div class="${pen.name('card-brand')}" ${prop('brand')}>${body.brand}</div>`,
    markup`<h1 class="${pen.name('heading')}" ${prop('name')}>${body.name}</h1>`,
    body.rating && renderRating(pen, body.rating),
    renderPrice(pen, body),
    pen.div(
      'acts',
      body.acts.map((act) => pen.act(act)),
    ),
    markup`<div class="${pen.name('prose')}" ${prop('description')}>
      ${body.description.map((text) => pen.div('paragraph', text))}
    </div>`,
    renderSpecs(pen, body.specs, body.hasMicrodata),
  ];
  const columns = pen.layout.order('product', [gallery, pen.div('facts', facts)]);
  const scope = attributes({
    itemscope: body.hasMicrodata,
    itemtype: body.hasMicrodata && 'https://schema.org/Product',
  });
  return markup`<div class="${pen.name('product')}" ${scope}>${columns}</div>
    ${body.shelf && renderShelf(pen, body.shelf)}`;
}

function renderPrice(pen: Pen, { price, plainPrice, hasMicrodata }: ProductBody): Html {
  if (!hasMicrodata) return pen.div('big-price', price);
  return markup`<div class="${pen.name('big-price')}" itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <span itemprop="price" content="${plainPrice}">${price}</span>
  </div>`;
}

function renderSpecs(pen: Pen, specs: SpecsView, hasMicrodata: boolean): HtmlPart {
  if (specs.style === 'none') return hasMicrodata && renderMicrodata(specs);
  const scope = attributes({
    itemprop: hasMicrodata && 'additionalProperty',
    itemscope: hasMicrodata,
    itemtype: hasMicrodata && 'https://schema.org/PropertyValue',
  });
  const name = attributes({ itemprop: hasMicrodata && 'name' });
  const value = attributes({ itemprop: hasMicrodata && 'value' });
  const rows = specs.rows.map(({ label, values }) => {
    const text = values.join(', ');
    if (specs.style === 'table') return markup`<tr${scope}><td${name}>${label}</td><td${value}>${text}</td></tr>`;
    if (specs.style === 'dl')
      return markup`<div class="${pen.name('spec-row')}"${scope}><dt${name}>${label}</dt><dd${value}>${text}</dd></div>`;
    return markup`<div class="${pen.name('spec-row')}"${scope}><span class="${pen.name('spec-label')}"><span${name}>${label}</span>:</span> <span${value}>${text}</span></div>`;
  });
  return pen.div('specs', pen.div('specs-title', specs.label), specsFrame(pen, specs, rows));
}

function specsFrame(pen: Pen, { style }: SpecsView, rows: readonly Html[]): Html {
  if (style === 'table')
    return markup`<table class="${pen.name('spec-table')}">
      ${rows}
    </table>`;
  return style === 'dl' ? markup`<dl class="${pen.name('spec-list')}">${rows}</dl>` : pen.div('spec-pairs', rows);
}

function renderMicrodata({ rows }: SpecsView): Html {
  return markup`${rows.flatMap(({ label, values }) =>
    values.map(
      (value) =>
        markup`<div itemprop="additionalProperty" itemscope itemtype="https://schema.org/PropertyValue">
          <meta itemprop="name" content="${label}" /><meta itemprop="value" content="${value}" />
        </div>`,
    ),
  )}`;
}
