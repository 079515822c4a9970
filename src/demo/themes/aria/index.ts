/** The ARIA theme: divs and spans without classes, told apart by roles and accessible names alone. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { ShopPage } from '../../view/page.js';
import { renderDocument } from '../head.js';
import type { Layout } from '../layout.js';
import type { Theme } from '../theme.js';
import { listBlock, shelfBlock, valuesBlock } from './list.js';
import { actOf, anchor, formOf, list, role, submit } from './pieces.js';
import { homeBlock, loginBlock, rowsBlock, textBlock } from './plain.js';
import { productBlock } from './product.js';
import { ARIA_STYLE } from './style.js';

/** The theme. */
export const ARIA: Theme = {
  name: 'aria',
  css: () => ARIA_STYLE,
  render: (page, layout) => {
    const kind = page.body.kind;
    const main = role('main', { 'data-page': kind }, layout.wrap('body', bodyBlock(page, layout)));
    const inside = markup`${banner(page)}${navigation(page)}${page.breadcrumbs.length > 0 && breadcrumbs(page)}${main}${page.recentlyViewed && shelfBlock(page.recentlyViewed)}${footer(page)}`;
    return renderDocument(
      page,
      markup`<body>
        ${layout.wrap('page', inside)}
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
      return listBlock(page, body, layout);
    case 'product':
      return productBlock(body, layout);
    case 'text':
      return textBlock(body);
    case 'login':
      return loginBlock(body);
    case 'rows':
      return rowsBlock(body);
    case 'values':
      return valuesBlock(page, body);
  }
}

function banner({ home, search, account, signOut, speech }: ShopPage): Html {
  const box = markup`<input${attributes({ type: 'search', name: search.name, value: search.value, placeholder: search.placeholder, 'aria-label': search.label })}
    >${submit(search.form)}`;
  const links = list(
    { 'aria-label': speech.ui.account },
    account.map((one) => anchor(one)),
  );
  return role(
    'banner',
    {},
    markup`${anchor(home)}${search.html ?? formOf(search.form, { role: 'search' }, box)}${links}${signOut && actOf(signOut)}`,
  );
}

function navigation({ navigation: view }: ShopPage): Html {
  if (!view) return markup``;
  const categories = list(
    {},
    view.categories.map((one) => anchor(one)),
  );
  const others = list(
    {},
    view.others.map((one) => anchor(one)),
  );
  return markup`<div data-part="bars">
    ${view.categories.length > 0 && role('navigation', { 'aria-label': view.label }, categories)}${role('navigation', {}, others)}
  </div>`;
}

function breadcrumbs({ breadcrumbs: crumbs, speech }: ShopPage): Html {
  const items = crumbs.map((one) =>
    one.isCurrent ? markup`<span aria-current="page">${one.text}</span>` : anchor(one),
  );
  return role('navigation', { 'aria-label': speech.ui.youAreHere, 'data-part': 'crumbs' }, list({}, items));
}

function footer({ footer: view }: ShopPage): Html {
  const { newsletter } = view;
  const form =
    newsletter &&
    formOf(
      newsletter.form,
      { 'aria-label': newsletter.label, 'data-name': newsletter.label },
      markup`<input${attributes({ type: 'email', name: 'email', 'aria-label': newsletter.email })}
        >${submit(newsletter.form)}`,
    );
  return role(
    'contentinfo',
    {},
    markup`${list(
      {},
      view.links.map((one) => anchor(one)),
    )}${form}`,
  );
}
