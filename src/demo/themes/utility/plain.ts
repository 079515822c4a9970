/** Home, text, login, cart and account of the utility theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { HomeBody, LoginBody, RowsBody, TextBody } from '../../view/page.js';
import type { Layout } from '../layout.js';
import { actOf, anchor, formOf, shelfOf, submit } from './pieces.js';

const PANEL = 'max-w-2xl mx-auto rounded-xl bg-white shadow p-8 flex flex-col gap-4';

/** The home page. */
export function homeBlock(body: HomeBody, layout: Layout): Html {
  const hero = markup`<section class="rounded-2xl bg-hero text-white px-12 py-16 flex flex-col gap-4 items-start">
    <h1 class="text-5xl font-bold tracking-tight max-w-2xl">${body.welcome}</h1>
    <p class="text-lg">${body.tagline}</p>
    ${body.button && anchor(body.button, 'inline-flex px-6 py-2 rounded-md bg-white text-indigo font-bold shadow')}
  </section>`;
  const tiles = body.tiles.map(
    ({ link, image }) =>
      markup`<li>
        ${anchor(link, 'flex flex-col rounded-xl bg-white shadow overflow-hidden font-semibold text-center', markup`<img${attributes({ src: image.src, alt: '', class: 'w-full aspect-wide object-cover' })}><span class="py-2">${link.text}</span>`)}
      </li>`,
  );
  const blocks = [
    tiles.length > 0 &&
      markup`<ul class="grid grid-cols-4 gap-6 mt-10">
        ${tiles}
      </ul>`,
    body.shelf && shelfOf(body.shelf),
  ];
  return markup`${hero}${layout.order('home', blocks)}`;
}

/** A page of text. */
export function textBlock(body: TextBody): Html {
  const links = body.links.map((one) => markup`<li>${anchor(one, 'text-indigo hover:underline')}</li>`);
  return markup`<article class="${PANEL}">
    <h1 class="text-3xl font-bold tracking-tight">${body.heading}</h1>
    ${body.paragraphs.map((text) => markup`<p class="text-gray">${text}</p>`)}${
      links.length > 0 &&
      markup`<ul class="flex flex-col gap-1">
        ${links}
      </ul>`
    }${body.html}
  </article>`;
}

/** The login page. */
export function loginBlock(body: LoginBody): Html {
  const field = (type: string, name: string, label: string): Html =>
    markup`<label class="flex flex-col gap-1 text-sm font-medium">${label}<input${attributes({ type, name, class: 'border border-slate rounded-md px-3 py-2' })}></label>`;
  const inside = markup`${field('email', 'email', body.email)}${field('password', 'password', body.password)}
    <div class="flex">${submit(body.form)}</div>`;
  return markup`<section class="${PANEL}">
    <h1 class="text-3xl font-bold tracking-tight">${body.heading}</h1>
    ${formOf(body.form, 'flex flex-col gap-4', inside)}
  </section>`;
}

/** Cart and account. */
export function rowsBlock(body: RowsBody): Html {
  const rows = body.rows.map(
    ({ text, act }) =>
      markup`<li class="flex items-center justify-between border-b border-slate py-2">
        <span>${text}</span>${act && actOf(act)}
      </li>`,
  );
  return markup`<section class="${PANEL}">
    <h1 class="text-3xl font-bold tracking-tight">${body.heading}</h1>
    ${body.note !== null && markup`<p class="text-gray">${body.note}</p>`}
    <ul>
      ${rows}
    </ul>
    <div class="flex gap-3">${body.acts.map(actOf)}</div>
  </section>`;
}
