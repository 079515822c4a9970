/** Product pages of the table theme. */

import { attributes, markup, joinHtml } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ProductBody, SpecsView } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { renderShelf } from './list.js';
import { renderAct, renderBox, renderHeading } from './pieces.js';

/** One product: picture on one side, facts on the other. */
export function renderProduct(body: ProductBody, layout: Layout): Html {
  const prop = (itemprop: string): Html => attributes({ itemprop: body.hasMicrodata && itemprop });
  const offer = attributes({
    itemprop: body.hasMicrodata && 'offers',
    itemscope: body.hasMicrodata,
    itemtype: body.hasMicrodata && 'http://schema.org/Offer',
  });
  const picture = markup`<td width="330" valign="top"><img${attributes({ src: body.image.src, alt: body.image.alt, width: 320, height: 320 })}${prop('image')}></td>`;
  const facts = markup`<td valign="top"><span${prop('name')}>${renderHeading(body.name)}</span><br>
${body.brand !== null && markup`<font size="2" color="#555555" ${prop('brand')}>${body.brand}</font><br />`}
${body.rating && markup`<font color="#b07010" title="${body.rating.text}">${'★'.repeat(Math.round(body.rating.stars))}</font><br />`}
<p${offer}><font size="5" color="#a02020"><b${attributes({ itemprop: body.hasMicrodata && 'price', content: body.hasMicrodata && body.plainPrice })}>${body.price}</b></font></p>
<table border="0" cellpadding="3"><tr>${body.acts.map((act) => markup`<td>${renderAct(act)}</td>`)}</tr></table>
<p${prop('description')}><font size="2">${joinHtml(body.description, markup`<br /><br />`)}</font></p>
${renderSpecs(body.specs, body.hasMicrodata)}</td>`;
  const scope = attributes({
    itemscope: body.hasMicrodata,
    itemtype: body.hasMicrodata && 'http://schema.org/Product',
  });
  return markup`<table border="0" cellspacing="0" cellpadding="10" width="100%" ${scope}>
      <tr>
        ${layout.order('product', [picture, facts])}
      </tr>
    </table>
    ${body.shelf && renderShelf(body.shelf)}`;
}

function renderSpecs(specs: SpecsView, hasMicrodata: boolean): HtmlPart {
  if (specs.style === 'none') return hasMicrodata && renderHiddenRows(specs);
  const rows = specs.rows.map(({ label, values }) => renderRow(specs, { label, values, hasMicrodata }));
  return renderBox(specs.label, framed(specs, rows));
}

interface Row {
  readonly label: string;
  readonly values: readonly string[];
  readonly hasMicrodata: boolean;
}

function renderRow({ style }: SpecsView, { label, values, hasMicrodata }: Row): Html {
  const scope = attributes({
    itemprop: hasMicrodata && 'additionalProperty',
    itemscope: hasMicrodata,
    itemtype: hasMicrodata && 'http://schema.org/PropertyValue',
  });
  const name = attributes({ itemprop: hasMicrodata && 'name' });
  const value = attributes({ itemprop: hasMicrodata && 'value' });
  const texts = joinHtml(values, ', ');
  if (style === 'table') {
    const lines = hasMicrodata ? texts : joinHtml(values, markup`<br />`);
    return markup`<tr${scope}><th align="start" valign="top" bgcolor="#f0f4f8"><font size="2"${name}>${label}</font></th><td><font size="2"${value}>${lines}</font></td></tr>`;
  }
  if (style === 'dl') return markup`<div${scope}><dt><b${name}>${label}</b></dt><dd${value}>${texts}</dd></div>`;
  return markup`<span${scope}><b${name}>${label}</b>: <span${value}>${texts}</span></span><br>`;
}

function framed({ style }: SpecsView, rows: readonly Html[]): Html {
  if (style === 'table')
    return markup`<table border="0" cellspacing="1" cellpadding="5" width="100%">
      ${rows}
    </table>`;
  return style === 'dl' ? markup`<dl>${rows}</dl>` : markup`<font size="2">${rows}</font>`;
}

function renderHiddenRows({ rows }: SpecsView): Html {
  const one = (label: string, value: string): Html =>
    markup`<span itemprop="additionalProperty" itemscope itemtype="http://schema.org/PropertyValue"
      ><meta itemprop="name" content="${label}" /><meta itemprop="value" content="${value}"
    /></span>`;
  return markup`${rows.map(({ label, values }) => values.map((value) => one(label, value)))}`;
}
