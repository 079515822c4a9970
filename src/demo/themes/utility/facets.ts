/** Facets of the utility theme: details with a summary, values as list items, counts as badges. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { FacetGroupView, FacetValueView, FacetView } from '../../view/controls.js';
import type { Layout } from '../layout.js';
import { anchor, formOf, submit } from './pieces.js';

const INDENTS: readonly string[] = ['pl-0', 'pl-4', 'pl-8'];

/** A group of facets: links, or a form with its button. */
export function facetGroup(group: FacetGroupView, layout: Layout): Html {
  if (group.html) return group.html;
  const facets = layout.order('facets', group.facets).map((facet) => layout.wrap('facet', facetBlock(facet)));
  return group.form
    ? formOf(group.form, 'flex flex-col gap-3', markup`${facets}${submit(group.form)}`)
    : markup`${facets}`;
}

/** One facet. */
export function facetBlock(facet: FacetView): Html {
  const more = facet.showAll && anchor(facet.showAll, 'text-sm font-medium text-indigo mt-1 inline-flex');
  const summary = markup`<summary class="flex items-center justify-between py-2 font-semibold text-sm cursor-pointer">
    ${facet.label}
  </summary>`;
  return markup`<details${attributes({ class: 'border-b border-slate pb-2', open: !facet.isFolded })}>${summary}${values(facet)}${more}</details>`;
}

function values(facet: FacetView): Html {
  switch (facet.widget) {
    case 'links':
      return markup`<ul class="flex flex-col gap-1">
        ${facet.values.map(linkItem)}
      </ul>`;
    case 'select':
      return select(facet);
    case 'checkboxes':
      return markup`<fieldset class="flex flex-col gap-1 border-0">
        <legend class="sr-only">${facet.label}</legend>
        ${facet.values.map((value) => box(facet, value, 'checkbox'))}
      </fieldset>`;
    case 'radios': {
      const isAny = !facet.values.some(({ isChosen }) => isChosen);
      const any = markup`<label class="flex items-center gap-2 text-sm"><input${attributes({ type: 'radio', name: facet.name, value: '', checked: isAny })}><span>${facet.any}</span></label>`;
      return markup`<fieldset class="flex flex-col gap-1 border-0">
        <legend class="sr-only">${facet.label}</legend>
        ${any}${facet.values.map((value) => box(facet, value, 'radio'))}
      </fieldset>`;
    }
  }
}

function linkItem(value: FacetValueView): Html {
  const swatch =
    value.swatch &&
    markup`<span${attributes({ class: 'w-6 h-6 rounded-full border border-slate', title: value.text, style: `background-color:${value.swatch}` })}><span class="sr-only">${value.text}</span></span>`;
  const text = swatch ? swatch : markup`<span class="truncate">${value.text}</span>`;
  const tone = value.isChosen ? 'font-semibold text-indigo' : 'text-gray';
  const tick =
    value.isRemover &&
    markup`<svg class="w-4 h-4" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8l4 4 6-8" fill="none" stroke="currentColor" stroke-width="2" />
    </svg>`;
  const link = { text: value.text, href: value.href ?? '', rel: value.rel, isCurrent: value.isChosen };
  const classes = `flex items-center gap-2 text-sm hover:underline ${tone}`;
  return markup`<li class="${INDENTS[value.level] ?? 'pl-8'}">
    ${anchor(link, classes, markup`${tick}${text}${badge(value)}`)}
  </li>`;
}

function badge({ count }: FacetValueView): Html | false {
  return (
    count !== null && markup`<span class="ml-auto rounded-full bg-slate px-2 text-xs tabular-nums">${count}</span>`
  );
}

function select(facet: FacetView): Html {
  const options = facet.values.map(
    ({ value, text, count, isChosen }) =>
      markup`<option${attributes({ value, selected: isChosen })}>${text}${count !== null && ` (${count})`}</option>`,
  );
  const frame = attributes({
    name: facet.name,
    id: facet.id,
    class: 'w-full border border-slate rounded-md px-2 py-1 text-sm bg-white',
  });
  return markup`<label class="sr-only" for="${facet.id}">${facet.label}</label><select${frame}><option value="">${facet.any}</option>${options}</select>`;
}

function box(facet: FacetView, value: FacetValueView, type: 'checkbox' | 'radio'): Html {
  const input = markup`<input${attributes({ type, name: facet.name, value: value.value, checked: value.isChosen })}>`;
  return markup`<label class="flex items-center gap-2 text-sm">${input}<span>${value.text}</span>${badge(value)}</label>`;
}
