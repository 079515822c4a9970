/** Home, text, login, cart and account of the table theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { HomeBody, LoginBody, RowsBody, TextBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { renderShelf } from './list.js';
import { renderAct, renderBox, renderForm, renderHeading, renderLink, renderSubmit } from './pieces.js';

/** The home page. */
export function renderHome(body: HomeBody, layout: Layout): Html {
  const hero = markup`<table border="0" cellspacing="0" cellpadding="30" width="100%" bgcolor="#24405f">
    <tr>
      <td>
        <font size="6" color="#ffffff"><b>${body.welcome}</b></font
        ><br /><font color="#c9d6e4">${body.tagline}</font
        >${body.button && markup`<p><font color="#ffdf8a" size="4">${renderLink(body.button, markup`<b>${body.button.text} &raquo;</b>`)}</font></p>`}
      </td>
    </tr>
  </table>`;
  const cells = body.tiles.map(
    ({ link, image }) =>
      markup`<td align="center">
        ${renderLink(link, markup`<img${attributes({ src: image.src, alt: image.alt, width: 150, height: 150, border: 0 })}><br /><b>${link.text}</b>`)}
      </td>`,
  );
  const tiles =
    cells.length > 0 &&
    markup`<table border="0" cellspacing="0" cellpadding="12" width="100%">
      <tr>
        ${cells}
      </tr>
    </table>`;
  return markup`<div class="hero">${hero}</div>
    ${layout.order('home', [tiles, body.shelf && renderShelf(body.shelf)])}`;
}

/** A page of text. */
export function renderText(body: TextBody): Html {
  const links = body.links.map((one) => markup`<li>${renderLink(one)}</li>`);
  return markup`${renderHeading(body.heading)}${body.paragraphs.map((text) => markup`<p>${text}</p>`)}${
    links.length > 0 &&
    markup`<ul>
      ${links}
    </ul>`
  }${body.html}`;
}

/** The login page. */
export function renderLogin(body: LoginBody): Html {
  const row = (label: string, name: string, type: string): Html =>
    markup`<tr><td>${label}:</td><td><input${attributes({ type, name, size: 30 })}></td></tr>`;
  const table = markup`<table border="0" cellpadding="5">
    ${row(body.email, 'email', 'text')}${row(body.password, 'password', 'password')}
    <tr>
      <td></td>
      <td>${renderSubmit(body.form)}</td>
    </tr>
  </table>`;
  return renderBox(body.heading, renderForm(body.form, table));
}

/** Cart and account. */
export function renderRows(body: RowsBody): Html {
  const rows = body.rows.map(
    ({ text, act }) =>
      markup`<tr>
        <td>${text}</td>
        <td align="end">${act && renderAct(act)}</td>
      </tr>`,
  );
  return renderBox(
    body.heading,
    markup`${body.note !== null && markup`<p>${body.note}</p>`}
      <table border="0" cellpadding="6" width="100%">
        ${rows}
      </table>
      ${body.acts.map(renderAct)}`,
  );
}
