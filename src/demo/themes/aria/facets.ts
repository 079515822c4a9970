/** Facets of the ARIA theme: groups named by attribute or by reference. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { FacetGroupView, FacetValueView, FacetView } from '../../view/controls.js';
import type { ShopPage } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { anchor, formOf, list, role, submit } from './pieces.js';

/** A group of facets: links, or a form with its button. */
export function facetGroup(page: ShopPage, group: FacetGroupView, layout: Layout): Html {
  if (group.html) return group.html;
  const blocks = group.facets.map((facet, at) => facetBlock(page, facet, { isNamedByText: at % 2 === 0 }));
  const facets = layout.order('facets', blocks).map((block) => layout.wrap('facet', block));
  if (!group.form) return markup`${facets}`;
  return formOf(group.form, { 'aria-label': group.form.submit }, markup`${facets}${submit(group.form)}`);
}

/** One facet; its name is a text beside the values, or only an attribute that the style sheet displays. */
export function facetBlock(page: ShopPage, facet: FacetView, style: { readonly isNamedByText: boolean }): Html {
  const more = facet.showAll && markup`<div>${anchor(facet.showAll)}</div>`;
  const inside = markup`${values(page, facet)}${more}`;
  if (facet.isFolded)
    return markup`<details role="group" aria-label="${facet.label}">
      <summary>${facet.label}</summary>
      ${inside}
    </details>`;
  if (!style.isNamedByText) return role('group', { 'aria-label': facet.label, 'data-name': facet.label }, inside);
  const id = `${facet.id}-name`;
  return role(
    'group',
    { 'aria-labelledby': id },
    markup`<div id="${id}">${facet.label}</div>
      ${inside}`,
  );
}

function values(page: ShopPage, facet: FacetView): Html {
  switch (facet.widget) {
    case 'links':
      return list(
        {},
        facet.values.map((value) => linkValue(page, value)),
      );
    case 'select':
      return select(facet);
    case 'checkboxes':
      return markup`${facet.values.map((value, at) => box(facet, value, { type: 'checkbox', at: at + 1 }))}`;
    case 'radios': {
      const isAny = !facet.values.some(({ isChosen }) => isChosen);
      const any = markup`<div><input${attributes({ type: 'radio', name: facet.name, value: '', checked: isAny, 'aria-label': facet.any })}> <span>${facet.any}</span></div>`;
      const boxes = facet.values.map((value, at) => box(facet, value, { type: 'radio', at: at + 1 }));
      return role('radiogroup', { 'aria-label': facet.label }, markup`${any}${boxes}`);
    }
  }
}

function linkValue({ speech }: ShopPage, value: FacetValueView): Html {
  const text = value.swatch
    ? markup`<span${attributes({ role: 'img', 'aria-label': value.text, style: `background:${value.swatch}` })}></span>`
    : markup`<span>${value.text}</span>`;
  const cross =
    value.isRemover && markup` <span${attributes({ role: 'img', 'aria-label': speech.ui.remove })}>×</span>`;
  const link = { text: value.text, href: value.href ?? '', rel: value.rel, isCurrent: value.isChosen };
  const level = value.level > 0 && markup`<span aria-hidden="true">${'—'.repeat(value.level)}</span> `;
  return markup`${level}${anchor(link, markup`${text}${cross}`)}
  ${count(value, speech.fill(speech.ui.results, { n: value.count ?? '' }))}`;
}

function count(value: FacetValueView, spoken: string): HtmlPart {
  return (
    value.count !== null && markup`<span${attributes({ 'aria-label': spoken, role: 'note' })}>${value.count}</span>`
  );
}

function select(facet: FacetView): Html {
  const options = facet.values.map(
    ({ value, text, count: size, isChosen }) =>
      markup`<option${attributes({ value, selected: isChosen })}>${text}${size !== null && ` – ${size}`}</option>`,
  );
  const name = attributes({ name: facet.name, 'aria-label': facet.label });
  return markup`<select${name}><option value="">${facet.any}</option>${options}</select>`;
}

function box(facet: FacetView, value: FacetValueView, { type, at }: { type: string; at: number }): Html {
  const id = `${facet.id}-${at}`;
  const input = attributes({
    type,
    name: facet.name,
    value: value.value,
    checked: value.isChosen,
    'aria-labelledby': id,
  });
  const size = value.count !== null && markup` <span role="note">${value.count}</span>`;
  return markup`<div><input${input}> <span id="${id}">${value.text}</span>${size}</div>`;
}
