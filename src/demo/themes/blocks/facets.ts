/** Facets of the blocks theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { FacetGroupView, FacetValueView, FacetView } from '../../view/controls.js';
import type { Pen } from './pen.js';

/** A group of facets: links, or a form with its button. */
export function renderFacetGroup(pen: Pen, group: FacetGroupView): Html {
  if (group.html) return group.html;
  const facets = pen.layout
    .order('facets', group.facets)
    .map((facet) => pen.layout.wrap('facet', renderFacet(pen, facet)));
  if (!group.form) return markup`${facets}`;
  return pen.form(
    'facet-form',
    group.form,
    markup`${facets}<button class="${pen.name('button')}">${group.form.submit}</button>`,
  );
}

/** One facet: its label above its values. */
export function renderFacet(pen: Pen, facet: FacetView): Html {
  const inside = markup`${renderValues(pen, facet)}${facet.showAll && pen.link('more', facet.showAll)}`;
  if (facet.isFolded) {
    return markup`<details class="${pen.name('facet')}">
      <summary class="${pen.name('facet-title')}">${facet.label}</summary>
      ${inside}
    </details>`;
  }
  return pen.div('facet', pen.div('facet-title', facet.label), pen.div('facet-values', inside));
}

function renderValues(pen: Pen, facet: FacetView): Html {
  switch (facet.widget) {
    case 'links':
      return markup`${facet.values.map((value) => renderLink(pen, value))}`;
    case 'select':
      return renderSelect(pen, facet);
    case 'checkboxes':
      return markup`${facet.values.map((value) => renderBox(pen, facet, { value, type: 'checkbox' }))}`;
    case 'radios': {
      const isAny = !facet.values.some(({ isChosen }) => isChosen);
      const any = markup`<label class="${pen.name('box')}"><input${attributes({ type: 'radio', name: facet.name, value: '', checked: isAny })}> ${pen.span('text', facet.any)}</label>`;
      return markup`${any}${facet.values.map((value) => renderBox(pen, facet, { value, type: 'radio' }))}`;
    }
  }
}

function renderLink(pen: Pen, value: FacetValueView): Html {
  const swatch = value.swatch;
  const text = swatch
    ? markup`<span${attributes({ class: pen.name('swatch'), role: 'img', 'aria-label': value.text, style: `background:${swatch}` })}></span>`
    : pen.span('text', value.text);
  const kind = value.isChosen ? 'value-chosen' : 'value';
  const count = value.count !== null && pen.span('count', '(', value.count, ')');
  const view = { text: value.text, href: value.href ?? '', rel: value.rel, isCurrent: value.isChosen };
  return pen.div(`level-${value.level}`, pen.link(kind, view, markup`${text} ${count}`));
}

function renderSelect(pen: Pen, facet: FacetView): Html {
  const options = facet.values.map(
    ({ value, text, count, isChosen }) =>
      markup`<option${attributes({ value, selected: isChosen })}>${text}${count !== null && ` (${count})`}</option>`,
  );
  return markup`<select${attributes({ class: pen.name('select'), name: facet.name, 'aria-label': facet.label })}><option value="">${facet.any}</option>${options}</select>`;
}

function renderBox(pen: Pen, facet: FacetView, box: { value: FacetValueView; type: string }): Html {
  const { value, type } = box;
  const input = markup`<input${attributes({ type, name: facet.name, value: value.value, checked: value.isChosen })}>`;
  const count = value.count !== null && pen.span('count', '(', value.count, ')');
  return markup`<label class="${pen.name('box')}">${input} ${pen.span('text', value.text)} ${count}</label>`;
}
