/** The utility theme: semantic elements, facets as details, and classes that only say how things look. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ShopPage } from '../../view/page.js';
import { renderDocument } from '../head.js';
import type { Layout } from '../layout.js';
import type { Theme } from '../theme.js';
import { listBlock, valuesBlock } from './list.js';
import { actOf, anchor, formOf, shelfOf, submit } from './pieces.js';
import { homeBlock, loginBlock, rowsBlock, textBlock } from './plain.js';
import { productBlock } from './product.js';
import { utilityStyle } from './style.js';

/** The theme. */
export const UTILITY: Theme = {
  name: 'utility',
  css: () => utilityStyle(),
  render: (page, layout) => {
    const main = markup`<main class="max-w-7xl mx-auto px-6 py-8">
      ${layout.wrap('body', bodyBlock(page, layout))}${page.recentlyViewed && shelfOf(page.recentlyViewed)}
    </main>`;
    const wrapper = (inside: Html): Html => markup`<div class="min-h-screen">${inside}</div>`;
    const inside = markup`${header(page)}${main}${footer(page)}`;
    return renderDocument(
      page,
      markup`<body class="bg-paper text-ink font-sans">
        ${layout.wrap('page', inside, wrapper)}
      </body>`,
    );
  },
};

function bodyBlock(page: ShopPage, layout: Layout): Html {
  const { body } = page;
  switch (body.kind) {
    case 'home':
      return homeBlock(body, layout);
    case 'list':
      return listBlock(body, layout);
    case 'product':
      return productBlock(body, layout);
    case 'text':
      return textBlock(body);
    case 'login':
      return loginBlock(body);
    case 'rows':
      return rowsBlock(body);
    case 'values':
      return valuesBlock(body);
  }
}

function header(page: ShopPage): Html {
  const { home, search, account, signOut } = page;
  const box = markup`<label class="sr-only" for="q">${search.label}</label
    ><input${attributes({ id: 'q', type: 'search', name: search.name, value: search.value, placeholder: search.placeholder, class: 'w-full border border-slate rounded-md px-3 py-2 bg-white' })}
      >${submit(search.form)}`;
  const links = account.map((one) => markup`<li>${anchor(one, 'text-sm text-gray hover:underline')}</li>`);
  return markup`<header class="bg-white shadow">
      <div class="max-w-7xl mx-auto px-6 py-4 flex items-center gap-10">
        ${anchor(home, 'text-2xl font-bold text-indigo tracking-tight whitespace-nowrap')}${search.html ?? formOf(search.form, 'flex flex-1 gap-2 max-w-2xl', box)}
        <ul class="flex items-center gap-4 ml-auto">
          ${links}${signOut && markup`<li>${actOf(signOut)}</li>`}
        </ul>
      </div>
      ${navigation(page)}
    </header>
    ${breadcrumbs(page)}`;
}

function navigation({ navigation: view }: ShopPage): HtmlPart {
  if (!view) return null;
  const item = (one: (typeof view.others)[number]): Html =>
    markup`<li>${anchor(one, one.isCurrent ? 'font-semibold text-indigo' : 'font-medium hover:underline')}</li>`;
  const categories = markup`<nav aria-label="${view.label}">
    <ul class="flex gap-8">
      ${view.categories.map(item)}
    </ul>
  </nav>`;
  return markup`<div class="max-w-7xl mx-auto px-6 pb-4 flex justify-between text-sm">
    ${view.categories.length > 0 && categories}
    <ul class="flex gap-8 ml-auto">
      ${view.others.map(item)}
    </ul>
  </div>`;
}

function breadcrumbs({ breadcrumbs: crumbs, speech }: ShopPage): HtmlPart {
  if (crumbs.length === 0) return null;
  const items = crumbs.map((one) =>
    one.isCurrent
      ? markup`<li class="text-ink" aria-current="page">${one.text}</li>`
      : markup`<li class="flex gap-2">${anchor(one, 'hover:underline')}<span aria-hidden="true">›</span></li>`,
  );
  return markup`<nav aria-label="${speech.ui.youAreHere}" class="max-w-7xl mx-auto px-6 pt-4">
    <ol class="flex flex-wrap gap-2 text-sm text-gray">
      ${items}
    </ol>
  </nav>`;
}

function footer({ footer: view, home }: ShopPage): Html {
  const links = view.links.map((one) => markup`<li>${anchor(one, 'hover:underline')}</li>`);
  const { newsletter } = view;
  const form =
    newsletter &&
    formOf(
      newsletter.form,
      'flex items-center gap-2',
      markup`<label class="flex items-center gap-2 text-sm">${newsletter.label}<input${attributes({ type: 'email', name: 'email', placeholder: newsletter.email, class: 'border border-slate rounded-md px-3 py-2 text-ink' })}></label>${submit(newsletter.form)}`,
    );
  return markup`<footer class="bg-dark text-white mt-12">
    <div class="max-w-7xl mx-auto px-6 py-8 flex flex-wrap items-center justify-between gap-6">
      <p class="font-bold">${home.text}</p>
      <ul class="flex gap-6 text-sm">
        ${links}
      </ul>
      ${form}
    </div>
  </footer>`;
}
