/** The table theme: layout by tables and fonts, as shops were built at the turn of the century. */

import { attributes, markup, joinHtml } from '../../html.js';
import type { Html } from '../../html.js';
import type { ShopPage } from '../../view/page.js';
import { renderDocument } from '../head.js';
import type { Layout } from '../layout.js';
import type { Theme } from '../theme.js';
import { renderList, renderShelf, renderValuesPage } from './list.js';
import { renderAct, renderForm, renderLink, renderSubmit, wrapInCells } from './pieces.js';
import { renderHome, renderLogin, renderRows, renderText } from './plain.js';
import { renderProduct } from './product.js';

/** The theme. */
export const TABLE: Theme = {
  name: 'table',
  css: () => STYLE,
  render: (page, layout) => {
    const body = wrapInCells(layout, 'body', renderBody(page, layout));
    const rows = [
      markup`<tr>
        <td>${renderHeader(page)}</td>
      </tr>`,
      markup`<tr>
        <td bgcolor="#dfe6ee">${renderNavigation(page)}</td>
      </tr>`,
      page.breadcrumbs.length > 0 &&
        markup`<tr>
          <td>${renderBreadcrumbs(page)}</td>
        </tr>`,
      markup`<tr>
        <td>${body}</td>
      </tr>`,
      page.recentlyViewed &&
        markup`<tr>
          <td>${renderShelf(page.recentlyViewed)}</td>
        </tr>`,
      markup`<tr>
        <td align="center" bgcolor="#dfe6ee">${renderFooter(page)}</td>
      </tr>`,
    ];
    const table = markup`<table border="0" cellspacing="0" cellpadding="8" width="1020" bgcolor="#ffffff" class="sheet">
      ${rows}
    </table>`;
    return renderDocument(
      page,
      markup`<body bgcolor="#b9c6d3" text="#222222" link="#1d4f8a" vlink="#1d4f8a">
        <center>${table}</center>
      </body>`,
    );
  },
};

const STYLE = `body{margin:0;padding:16px 0;font-family:Verdana,"DejaVu Sans","Noto Sans CJK JP","Noto Sans Arabic",Tahoma,sans-serif;font-size:14px}
td,th{font-size:14px}
center>table{text-align:start;border:1px solid #8fa3b8;box-shadow:0 2px 10px #0003}
a{text-decoration:none}
a:hover{text-decoration:underline}
.box{border:1px solid #33557a;margin-bottom:10px}
.list{border:1px solid #b9c6d3;margin:10px 0}
.list th,.list td{text-align:start}
.hero a{color:#ffdf8a}
form{margin:0}
select{max-width:190px}
input,select{font:inherit;font-size:13px}
summary{background:#dfe6ee;padding:3px;cursor:pointer}
`;

function renderBody(page: ShopPage, layout: Layout): Html {
  const { body } = page;
  switch (body.kind) {
    case 'home':
      return renderHome(body, layout);
    case 'list':
      return renderList(page, body, layout);
    case 'product':
      return renderProduct(body, layout);
    case 'text':
      return renderText(body);
    case 'login':
      return renderLogin(body);
    case 'rows':
      return renderRows(body);
    case 'values':
      return renderValuesPage(page, body);
  }
}

function renderHeader({ home, search, account, signOut }: ShopPage): Html {
  const box = markup`<input${attributes({ type: 'text', name: search.name, value: search.value, size: 34, title: search.label })}>
    ${renderSubmit(search.form)}`;
  const links = joinHtml(
    account.map((one) => renderLink(one)),
    ' | ',
  );
  return markup`<table border="0" cellspacing="0" cellpadding="6" width="100%">
    <tr>
      <td><font size="6" face="Georgia" color="#24405f">${renderLink(home, markup`<b>${home.text}</b>`)}</font></td>
      <td align="center">${search.html ?? renderForm(search.form, box)}</td>
      <td align="end" nowrap><font size="2">${links}</font></td>
      <td>${signOut && renderAct(signOut)}</td>
    </tr>
  </table>`;
}

function renderNavigation({ navigation }: ShopPage): Html {
  if (!navigation) return markup``;
  const { label, categories, others } = navigation;
  const links = categories.map((one) => renderLink(one, one.isCurrent ? markup`<b><u>${one.text}</u></b>` : one.text));
  const line = links.length > 0 && markup`<td><b>${label}:</b> ${joinHtml(links, markup` &middot; `)}</td>`;
  return markup`<table border="0" width="100%">
    <tr>
      ${line}
      <td align="end">
        ${joinHtml(
          others.map((one) => renderLink(one)),
          markup` &middot; `,
        )}
      </td>
    </tr>
  </table>`;
}

function renderBreadcrumbs({ breadcrumbs, speech }: ShopPage): Html {
  const crumbs = breadcrumbs.map((one) => (one.isCurrent ? markup`<b>${one.text}</b>` : renderLink(one)));
  return markup`<font size="2">${speech.ui.youAreHere}: ${joinHtml(crumbs, markup` &gt; `)}</font>`;
}

function renderFooter({ footer }: ShopPage): Html {
  const { newsletter } = footer;
  const form =
    newsletter &&
    renderForm(
      newsletter.form,
      markup`<font size="2">${newsletter.label}: </font
        ><input type="text" name="email" size="24" /> ${renderSubmit(newsletter.form)}`,
    );
  return markup`<font size="2"
      >${joinHtml(
        footer.links.map((one) => renderLink(one)),
        ' | ',
      )}</font
    >${form}`;
}
