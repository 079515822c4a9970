/** Lists of the utility theme. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ChoiceView, LinkView, PagerView } from '../../view/controls.js';
import type { CardView, ChipsView, ListBody, RatingView, ValuesBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { facetBlock, facetGroup } from './facets.js';
import { actOf, anchor, choiceForm, shelfOf } from './pieces.js';

const PAGE =
  'inline-flex items-center justify-center min-w-9 px-2 py-2 rounded-md text-sm border border-slate bg-white';
const STAR_PATH = 'M8 1l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.4 3.5 14.8l.9-5L.8 6.3l5-.7z';

/** A result list with its facets. */
export function listBlock(body: ListBody, layout: Layout): Html {
  const facets = [
    body.categories && facetBlock(body.categories),
    body.facets.map((group) => facetGroup(group, layout)),
  ];
  const aside = markup`<aside class="col-1 flex flex-col gap-3 self-start">
    <h2 class="text-lg font-bold">${body.filtersLabel}</h2>
    ${facets}
  </aside>`;
  const cards = body.cards.map((card) => markup`<li>${layout.wrap('card', cardBlock(card))}</li>`);
  const results = markup`<ul class="grid grid-cols-fill gap-6">
    ${cards}
  </ul>`;
  const main = markup`<section class="col-2 min-w-0">
    <div class="flex items-baseline justify-between gap-4 mb-4">
      <h1 class="text-3xl font-bold tracking-tight">${body.heading}</h1>
      ${body.total !== null && markup`<p class="text-sm text-gray">${body.total}</p>`}
    </div>
    ${body.chips && chips(body.chips)} ${body.letters && choice(body.letters)} ${tools(body, layout)}
    ${body.empty === null ? layout.wrap('list', results) : markup`<p class="py-16 text-center text-lg text-gray">${body.empty}</p>`}
    ${body.pager && pager(body.pager)} ${body.related && markup`<div class="mt-10">${choice(body.related)}</div>`}
${body.shelf && shelfOf(body.shelf)}
  </section>`;
  return markup`<div class="grid grid-cols-sidebar gap-10">${layout.order('columns', [aside, main])}</div>`;
}

/** All values of one facet. */
export function valuesBlock({ facet }: ValuesBody): Html {
  return markup`<div class="max-w-2xl mx-auto">${facetBlock({ ...facet, isFolded: false })}</div>`;
}

/** Stars as pictures with one accessible text. */
export function ratingBlock(rating: RatingView): Html {
  const stars = Array.from({ length: 5 }, (_, at) => {
    const tone = at < Math.round(rating.stars) ? 'text-amber' : 'text-slate';
    return markup`<svg class="w-4 h-4 ${tone}" viewBox="0 0 16 16" aria-hidden="true">
      <path fill="currentColor" d="${STAR_PATH}" />
    </svg>`;
  });
  return markup`<p class="flex items-center"><span class="sr-only">${rating.text}</span>${stars}</p>`;
}

function cardBlock(card: CardView): Html {
  const link = attributes({
    href: card.href,
    rel: card.rel,
    title: card.isTitled === true && card.name,
    class: 'flex flex-col gap-2',
  });
  const badge =
    card.badge !== null &&
    markup`<span class="absolute rounded bg-white px-2 text-xs text-gray shadow m-2">${card.badge}</span>`;
  const brand = card.brand !== null && markup`<span class="text-xs tracking-wide text-gray">${card.brand}</span>`;
  const acts = card.acts.length > 0 && markup`<div class="flex mt-2">${card.acts.map(actOf)}</div>`;
  return markup`<article class="relative flex flex-col gap-2 rounded-xl bg-white shadow p-3 h-full">${badge}<a${link}><img${attributes({ src: card.image.src, alt: card.image.alt, class: 'w-full rounded-lg aspect-square object-cover', loading: 'lazy' })}>${brand}${card.isTitled !== true && markup`<h3 class="font-semibold leading-tight break-words">${card.name}</h3>`}</a>${card.rating && ratingBlock(card.rating)}<p class="text-lg font-bold mt-auto">${card.price}</p>${acts}</article>`;
}

function tools({ range, sort, sizes }: ListBody, layout: Layout): HtmlPart {
  if (range === null && !sort && !sizes) return null;
  const parts = layout.order('toolbar', [
    range !== null && markup`<p class="text-sm text-gray">${range}</p>`,
    sort && choice(sort),
    sizes && choice(sizes),
  ]);
  return markup`<div class="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-white px-4 py-2 mb-6 shadow">
    ${parts}
  </div>`;
}

function choice(view: ChoiceView): Html {
  const items = view.links.map(
    (one) => markup`<li>${anchor(one, one.isCurrent ? 'font-bold text-indigo' : 'text-gray hover:underline')}</li>`,
  );
  const bar =
    items.length > 0 &&
    markup`<div class="flex items-baseline gap-2 text-sm">
      <span class="font-medium">${view.label}</span>
      <ul class="flex flex-wrap gap-2">
        ${items}
      </ul>
    </div>`;
  return markup`${bar}${view.form && choiceForm(view.form, view.label)}`;
}

function chips(view: ChipsView): Html {
  const items = view.chips.map(
    (chip) =>
      markup`<li class="inline-flex items-center gap-1 rounded-full bg-slate px-3 py-1 text-sm">
        <span>${chip.text}</span
        >${anchor(chip, 'font-bold text-gray', markup`<span aria-hidden="true">×</span><span class="sr-only">${view.removeLabel}</span>`)}
      </li>`,
  );
  return markup`<div class="flex flex-wrap items-center gap-2 mb-4">
    <h2 class="text-sm font-medium">${view.label}</h2>
    <ul class="flex flex-wrap gap-2">
      ${items}
    </ul>
    ${anchor(view.clear, 'text-sm text-indigo hover:underline')}
  </div>`;
}

function pager(view: PagerView): Html {
  if (view.html) return view.html;
  const numbers = view.numbers.map((one) => {
    if (one === null) return markup`<li><span class="px-2 text-gray">…</span></li>`;
    return markup`<li>${anchor(one, one.isCurrent ? `${PAGE} font-bold text-indigo` : PAGE)}</li>`;
  });
  return markup`<nav class="mt-10" aria-label="${view.label}">
    <ol class="flex flex-wrap items-center justify-center gap-2">
      ${side(view, view.previous, 'M10 3L5 8l5 5')}${numbers}${side(view, view.next, 'M6 3l5 5-5 5')}
    </ol>
  </nav>`;
}

function side(view: PagerView, link: LinkView | null, path: string): HtmlPart {
  if (!link) return null;
  if (!view.isArrows) return markup`<li>${anchor(link, PAGE)}</li>`;
  const arrow = markup`<svg class="w-4 h-4 flip" viewBox="0 0 16 16">
    <title>${link.text}</title>
    <path d="${path}" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>`;
  return markup`<li>${anchor(link, PAGE, arrow)}</li>`;
}
