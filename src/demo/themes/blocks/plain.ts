/** Home, text, login, cart and account of the blocks theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { HomeBody, LoginBody, RowsBody, TextBody } from '../../view/page.js';
import { renderShelf } from './cards.js';
import type { Pen } from './pen.js';

/** The home page. */
export function renderHome(pen: Pen, body: HomeBody): Html {
  const hero = pen.div(
    'hero',
    markup`<h1 class="${pen.name('hero-title')}">${body.welcome}</h1>`,
    pen.div('hero-text', body.tagline),
    body.button && pen.link('hero-button', body.button),
  );
  const tiles = body.tiles.map(({ link, image }) =>
    pen.link(
      'tile',
      link,
      markup`<img${attributes({ src: image.src, alt: image.alt })}
        >${pen.span('tile-name', link.text)}`,
    ),
  );
  const blocks = [tiles.length > 0 && pen.div('tiles', tiles), body.shelf && renderShelf(pen, body.shelf)];
  return markup`${hero}${pen.layout.order('home', blocks)}`;
}

/** A page of text. */
export function renderText(pen: Pen, body: TextBody): Html {
  return pen.div(
    'text-page',
    markup`<h1 class="${pen.name('heading')}">${body.heading}</h1>`,
    body.paragraphs.map((text) => markup`<p class="${pen.name('paragraph')}">${text}</p>`),
    body.links.map((one) => pen.div('text-link', pen.link('plain', one))),
    body.html,
  );
}

/** The login page. */
export function renderLogin(pen: Pen, body: LoginBody): Html {
  const field = (type: string, name: string, label: string): Html =>
    markup`<label class="${pen.name('field')}">${label} <input${attributes({ type, name, class: pen.name('input') })}></label>`;
  const inside = markup`${field('email', 'email', body.email)}${field('password', 'password', body.password)}<button
      class="${pen.name('button')}"
    >
      ${body.form.submit}
    </button>`;
  return pen.div(
    'text-page',
    markup`<h1 class="${pen.name('heading')}">${body.heading}</h1>`,
    pen.form('login', body.form, inside),
  );
}

/** Cart and account. */
export function renderRows(pen: Pen, body: RowsBody): Html {
  return pen.div(
    'text-page',
    markup`<h1 class="${pen.name('heading')}">${body.heading}</h1>`,
    body.note !== null && pen.div('paragraph', body.note),
    body.rows.map(({ text, act }) => pen.div('row', pen.span('row-text', text), act && pen.act(act))),
    pen.div(
      'acts',
      body.acts.map((act) => pen.act(act)),
    ),
  );
}
