/** Home, text, login, cart and account of the ARIA theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { HomeBody, LoginBody, RowsBody, TextBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { shelfBlock } from './list.js';
import { actOf, anchor, formOf, heading, list, role, submit } from './pieces.js';

/** The home page. */
export function homeBlock(body: HomeBody, layout: Layout): Html {
  const hero = markup`<div data-part="hero">
    ${heading(1, body.welcome)}${role('paragraph', {}, body.tagline)}${body.button && anchor(body.button)}
  </div>`;
  const tiles = body.tiles.map(({ link, image }) =>
    anchor(
      link,
      markup`<img${attributes({ src: image.src, alt: '' })}
        ><span>${link.text}</span>`,
    ),
  );
  const blocks = [
    tiles.length > 0 && markup`<div data-part="tiles">${list({}, tiles)}</div>`,
    body.shelf && shelfBlock(body.shelf),
  ];
  return markup`${hero}${layout.order('home', blocks)}`;
}

/** A page of text. */
export function textBlock(body: TextBody): Html {
  const links =
    body.links.length > 0 &&
    list(
      {},
      body.links.map((one) => anchor(one)),
    );
  return markup`${heading(1, body.heading)}${body.paragraphs.map((text) => role('paragraph', {}, text))}${links}${body.html}`;
}

/** The login page. */
export function loginBlock(body: LoginBody): Html {
  const field = (type: string, name: string, label: string): Html =>
    markup`<div><input${attributes({ type, name, 'aria-label': label, placeholder: label })}></div>`;
  const inside = markup`${field('email', 'email', body.email)}${field('password', 'password', body.password)}${submit(body.form)}`;
  return markup`${heading(1, body.heading)}${formOf(body.form, { 'aria-label': body.heading }, inside)}`;
}

/** Cart and account. */
export function rowsBlock(body: RowsBody): Html {
  const rows = body.rows.map(({ text, act }) => markup`<span>${text}</span> ${act && actOf(act)}`);
  return markup`${heading(1, body.heading)}${body.note !== null && role('paragraph', {}, body.note)}${rows.length > 0 && list({}, rows)}${body.acts.map(actOf)}`;
}
