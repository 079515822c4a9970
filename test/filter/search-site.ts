/** A site with a search, as pages: a frame, advertisements that change with each load, an echo of the keyword, and any kind of empty answer. */

import type { PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';

/** What a site answers where it finds nothing. */
export type EmptyAnswer =
  'message' | 'picture' | 'popular' | 'shelf' | 'everything' | 'home' | 'not-found' | 'count' | 'bare';

export const EMPTY_ANSWERS: readonly EmptyAnswer[] = [
  ...(['message', 'picture', 'popular', 'shelf', 'everything', 'home', 'not-found', 'count', 'bare'] as const),
];

/** A site's way of answering; each page it answers with has other advertisements. */
export interface SearchSite {
  /** The page for a keyword; `found` are numbers of entities. */
  answer(query: string, found: readonly number[]): PageView;
  home(): PageView;
}

const ENTITIES = 60;
const POPULAR: readonly number[] = [3, 14, 15, 9, 26, 5, 35, 8];
const ORIGIN = 'https://shop.example';

/** A site that answers in this way. */
export function searchSite(empty: EmptyAnswer, look = 'a'): SearchSite {
  let load = 0;
  const home = (): PageView =>
    view('/', frame({ look, load: (load += 1) }, 'Welcome', `<h1>Welcome</h1>${grid(POPULAR)}`));
  return {
    home,
    answer: (query, found) => {
      load += 1;
      const path = `/search?q=${encodeURIComponent(query)}`;
      const title = `Search: ${escaped(query)}`;
      const head = `<form action="/search"><input name="q" value="${escaped(query)}"></form><h1>Results for “${escaped(query)}”</h1>`;
      if (found.length > 0) {
        const count = empty === 'count' ? `<p>${String(found.length)} products</p>` : '';
        return view(path, frame({ look, load }, title, `${head}${count}${grid(found)}`));
      }
      switch (empty) {
        case 'home':
          return home();
        case 'not-found':
          return view(path, frame({ look, load }, 'Not found', '<h1>Not found</h1>'), 404);
        case 'everything':
          return view(path, frame({ look, load }, title, head + grid(upTo(12))));
        case 'popular':
          return view(path, frame({ look, load }, title, `${head}<p>Sorry, but these are loved.</p>${grid(POPULAR)}`));
        case 'shelf':
          return view(
            path,
            frame(
              { look, load },
              title,
              `${head}<p>Nothing here.</p><section><h2>You may like</h2>${grid(drawn(load))}</section>`,
            ),
          );
        case 'picture':
          return view(path, frame({ look, load }, title, `${head}<img src="/img/nothing.png" alt="">`));
        case 'count':
          return view(path, frame({ look, load }, title, `${head}<p>0 products</p>`));
        case 'message':
          return view(path, frame({ look, load }, title, `${head}<p>No product fits “${escaped(query)}”.</p>`));
        case 'bare':
          return view(path, frame({ look, load }, title, head));
      }
    },
  };
}

/** Numbers of entities from 0. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** A page as it is loaded once. */
interface Load {
  readonly look: string;
  readonly load: number;
}

/** Another six for each load. */
function drawn(load: number): readonly number[] {
  return upTo(6).map((at) => (load * 17 + at * 7) % ENTITIES);
}

function grid(numbers: readonly number[]): string {
  const cards = numbers.map(
    (at) =>
      `<li><a href="/item/${String(at)}-${word(at)}"><img src="/img/${String(at)}.jpg"><h3>${word(at)} ${word(at * 7 + 1)}</h3></a><span>€ ${String(at * 3 + 5)}.90</span></li>`,
  );
  return `<ul>${cards.join('')}</ul>`;
}

function frame({ look, load }: Load, title: string, body: string): string {
  const menu = upTo(10).map((at) => `<a href="/c/${look}${word(at)}">${look}${word(at + 100)}</a>`);
  const foot = upTo(5).map((at) => `<a href="/${look}${word(at + 40)}">${look} ${word(at + 200)}</a>`);
  const ads = upTo(2).map(
    (at) =>
      `<p>${word(load * 5 + at + 300)} now</p><a href="/ad/${String(load + at)}">${word(load * 3 + at + 400)} sale</a>`,
  );
  return `<html><head><title>${title}</title></head><body><nav>${menu.join(' ')}</nav><aside>${ads.join('')}</aside><main>${body}</main><footer>${foot.join(' ')}</footer></body></html>`;
}

/** A word for a number: letters only. */
function word(at: number): string {
  const parts = ['ka', 'lo', 'mi', 'ren', 'sa', 'tur', 'vi', 'po', 'gan', 'he'];
  let left = at + 11;
  let text = '';
  while (left > 0) {
    text += parts[left % parts.length] ?? '';
    left = Math.floor(left / parts.length);
  }
  return text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function view(path: string, html: string, status = 200): PageView {
  return readPage(snapshotFromHtml(html, { url: `${ORIGIN}${path}`, status }));
}
