/** The blocks theme: nested divs whose class names change with the layout's seed, as built style sheets have them. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { LinkView } from '../../view/controls.js';
import type { NavigationView, PageBody, ShopPage } from '../../view/page.js';
import { renderDocument } from '../head.js';
import type { Theme } from '../theme.js';
import { renderShelf } from './cards.js';
import { renderList, renderValuesPage } from './list.js';
import { createPen } from './pen.js';
import type { Pen } from './pen.js';
import { renderHome, renderLogin, renderRows, renderText } from './plain.js';
import { renderProduct } from './product.js';
import { blocksStyle } from './style.js';

/** The theme. */
export const BLOCKS: Theme = {
  name: 'blocks',
  css: (layout) => blocksStyle(createPen(layout)),
  render: (page, layout) => {
    const pen = createPen(layout);
    const body = layout.wrap('body', renderBody(pen, page.body));
    const inside = pen.div(
      'page',
      renderHeader(pen, page),
      page.navigation && renderNavigation(pen, page.navigation),
      page.breadcrumbs.length > 0 && renderBreadcrumbs(pen, page),
      pen.div('body', body),
      page.recentlyViewed && renderShelf(pen, page.recentlyViewed),
      renderFooter(pen, page),
    );
    return renderDocument(
      page,
      markup`<body class="${pen.name('root')}">
        ${layout.wrap('page', inside)}
      </body>`,
    );
  },
};

function renderBody(pen: Pen, body: PageBody): Html {
  switch (body.kind) {
    case 'home':
      return renderHome(pen, body);
    case 'list':
      return renderList(pen, body);
    case 'product':
      return renderProduct(pen, body);
    case 'text':
      return renderText(pen, body);
    case 'login':
      return renderLogin(pen, body);
    case 'rows':
      return renderRows(pen, body);
    case 'values':
      return renderValuesPage(pen, body);
  }
}

function renderHeader(pen: Pen, { home, search, account, signOut }: ShopPage): Html {
  const { form, name, value, placeholder, label } = search;
  const box = markup`<input${attributes({ type: 'text', name, value, placeholder, 'aria-label': label, class: pen.name('search-box') })}
    ><button class="${pen.name('search-button')}">
      ${form.submit}
    </button>`;
  const links = account.map((one) => pen.link('account-link', one));
  return pen.div(
    'header',
    pen.link('logo', home),
    search.html ?? pen.form('search', form, box),
    pen.div('account', links, signOut && pen.act(signOut)),
  );
}

function renderNavigation(pen: Pen, navigation: NavigationView): Html {
  const item = (one: LinkView): Html => pen.link(one.isCurrent ? 'nav-current' : 'nav-link', one);
  const categories = markup`<div${attributes({ class: pen.name('nav-categories'), role: 'navigation', 'aria-label': navigation.label })}>${navigation.categories.map(item)}</div>`;
  return pen.div(
    'nav',
    navigation.categories.length > 0 && categories,
    pen.div('nav-others', navigation.others.map(item)),
  );
}

function renderBreadcrumbs(pen: Pen, { breadcrumbs }: ShopPage): Html {
  const crumbs = breadcrumbs.map((one, at) => [
    at > 0 && pen.span('crumb-mark', '/'),
    one.isCurrent ? pen.span('crumb-current', one.text) : pen.link('crumb', one),
  ]);
  return pen.div('crumbs', crumbs);
}

function renderFooter(pen: Pen, { footer, home }: ShopPage): Html {
  const { newsletter } = footer;
  const form =
    newsletter &&
    pen.form(
      'newsletter',
      newsletter.form,
      markup`<label class="${pen.name('field')}">${newsletter.label} <input${attributes({ type: 'email', name: 'email', placeholder: newsletter.email, class: pen.name('input') })}></label><button class="${pen.name('small-button')}">${newsletter.form.submit}</button>`,
    );
  return pen.div(
    'footer',
    pen.div('footer-name', home.text),
    pen.div(
      'footer-links',
      footer.links.map((one) => pen.link('footer-link', one)),
    ),
    form,
  );
}
