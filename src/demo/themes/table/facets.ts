/** Facets of the table theme: one small table each, values in the first column, counts in the second. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { FacetGroupView, FacetValueView, FacetView } from '../../view/controls.js';
import type { Layout } from '../layout.js';
import { renderForm, renderIndent, renderLink, renderSubmit, wrapInCells } from './pieces.js';

/** What a chosen value offers. */
interface FacetWords {
  readonly remove: string;
}

/** A group of facets: links, or a form with its button. */
export function renderFacetGroup(layout: Layout, group: FacetGroupView, words: FacetWords): Html {
  if (group.html) return group.html;
  const facets = layout
    .order('facets', group.facets)
    .map((facet) => wrapInCells(layout, 'facet', renderFacet(facet, words)));
  return group.form
    ? renderForm(
        group.form,
        markup`${facets}
          <p align="center">${renderSubmit(group.form)}</p>`,
      )
    : markup`${facets}`;
}

/** One facet: its label in the first row. */
export function renderFacet(facet: FacetView, words: FacetWords): Html {
  const more =
    facet.showAll &&
    markup`<tr>
      <td colspan="2">
        <font size="2"><i>${renderLink(facet.showAll)}</i></font>
      </td>
    </tr>`;
  const rows = markup`${renderRows(facet, words)}${more}`;
  if (facet.isFolded) {
    return markup`<details>
      <summary><b>${facet.label}</b></summary>
      <table border="0" cellspacing="0" cellpadding="2" width="100%">
        ${rows}
      </table>
    </details>`;
  }
  return markup`<table border="0" cellspacing="0" cellpadding="2" width="100%">
    <tr>
      <td colspan="2" bgcolor="#dfe6ee"><b>${facet.label}</b></td>
    </tr>
    ${rows}
  </table>`;
}

function renderRows(facet: FacetView, words: FacetWords): HtmlPart {
  switch (facet.widget) {
    case 'links':
      return facet.values.map((value) => renderLinkRow(value, words));
    case 'select':
      return markup`<tr>
        <td colspan="2">${renderSelect(facet)}</td>
      </tr>`;
    case 'checkboxes':
      return facet.values.map((value, at) => renderBoxRow(facet, value, { type: 'checkbox', at: at + 1 }));
    case 'radios': {
      const isAny = !facet.values.some(({ isChosen }) => isChosen);
      const any: FacetValueView = { ...NO_VALUE, text: facet.any, isChosen: isAny };
      return [any, ...facet.values].map((value, at) => renderBoxRow(facet, value, { type: 'radio', at }));
    }
  }
}

const NO_VALUE: FacetValueView = {
  text: '',
  count: null,
  href: null,
  rel: null,
  value: '',
  isChosen: false,
  isRemover: false,
  level: 0,
  swatch: null,
};

function renderLinkRow(value: FacetValueView, words: FacetWords): Html {
  const count =
    value.count !== null && markup`<td align="right"><font size="1" color="#777777">${value.count}</font></td>`;
  const text = value.swatch
    ? markup`<img${attributes({ src: swatchPicture(value.swatch), alt: value.text, width: 26, height: 14, border: 1 })}>`
    : markup`<font size="2">${value.text}</font>`;
  const link = { text: words.remove, href: value.href ?? '', rel: value.rel, isCurrent: false };
  const cell = value.isRemover
    ? markup`<b>${text}</b> <font size="1">[${renderLink(link)}]</font>`
    : renderLink(link, value.isChosen ? markup`<b>${text}</b>` : text);
  return markup`<tr>
    <td>${renderIndent(value.level)}${cell}</td>
    ${count}
  </tr>`;
}

function renderSelect(facet: FacetView): Html {
  const options = facet.values.map(
    ({ value, text, count, isChosen }) =>
      markup`<option${attributes({ value, selected: isChosen })}>${text}${count !== null && ` [${count}]`}</option>`,
  );
  return markup`<select name="${facet.name}">
    <option value="">${facet.any}</option>
    ${options}
  </select>`;
}

function renderBoxRow(facet: FacetView, value: FacetValueView, box: { type: string; at: number }): Html {
  const id = `${facet.id}-${box.at}`;
  const input = attributes({ type: box.type, name: facet.name, value: value.value, id, checked: value.isChosen });
  const count =
    value.count !== null && markup`<td align="right"><font size="1" color="#777777">${value.count}</font></td>`;
  return markup`<tr><td><input${input}><label for="${id}"><font size="2">${value.text}</font></label></td>${count}</tr>`;
}

/** A picture of one colour as data, so that nothing is fetched. */
function swatchPicture(color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="26" height="14"><rect width="26" height="14" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
