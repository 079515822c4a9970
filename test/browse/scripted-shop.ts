/**
 * A shop whose every control is worked by a script and whose state is nowhere in the address, and a count of what it was
 * made to do. All of it is drawn anew after each change.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve, type Answer, type LocalServer } from './local-server.js';

const PAGE_SIZE = 4;

interface Thing {
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly colour: string;
  readonly material: string;
}

const pick = (values: readonly string[], at: number): string => values[at % values.length] ?? '';

const THINGS: readonly Thing[] = Array.from({ length: 12 }, (_, at) => ({
  name: `Thing number ${String(at + 1)}`,
  brand: pick(['Acme', 'Birch', 'Cedar'], at),
  size: pick(['Small', 'Large'], at),
  colour: pick(['Red', 'Green', 'Blue'], Math.floor(at / 4)),
  material: pick(['Wool', 'Cotton'], Math.floor(at / 2)),
}));

/** Names of the things that are so, in the shop's order. */
export function thingsWhere(matches: (thing: Thing) => boolean): readonly string[] {
  return THINGS.filter(matches).map(({ name }) => name);
}

export interface ScriptedShop extends LocalServer {
  readonly url: string;
  /** Requests that are no GET, as method and path, in order. */
  readonly writes: () => readonly string[];
}

/** Further things that the shop does. */
export interface ShopHabits {
  /** What else happens when a brand is chosen; `brand` is its name. */
  readonly onBrand?: string;
  /** Instead of drawing the list anew. @default false */
  readonly drawsNot?: boolean;
  /** Markup beside the facets. */
  readonly aside?: string;
  /** Markup behind the facets, in one block with them. */
  readonly foot?: string;
  readonly answers?: Readonly<Record<string, Answer>>;
}

export async function serveScriptedShop(habits: ShopHabits = {}): Promise<ScriptedShop> {
  const server = await serve({
    '/': page(habits),
    '/api/things': listThings,
    '/robots.txt': 'User-agent: *\nAllow: /',
    ...habits.answers,
  });
  const writes = (): readonly string[] =>
    server.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...server, url: `${server.origin}/`, writes };
}

function listThings(request: IncomingMessage, response: ServerResponse): void {
  const wanted = new URL(request.url ?? '', 'http://shop').searchParams;
  const found = THINGS.filter((thing) =>
    (['brand', 'size', 'colour', 'material'] as const).every((key) => {
      const values = wanted.getAll(key).filter((value) => value !== '');
      return values.length === 0 || values.includes(thing[key]);
    }),
  );
  const shown = found.slice(0, PAGE_SIZE * Number(wanted.get('pages') ?? 1));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total: found.length, shown }));
}

function page({ onBrand = '', drawsNot = false, aside = '', foot = '' }: ShopHabits): string {
  return `<!doctype html><html lang="en"><title>Shop</title><body><h1>Things</h1>${aside}<div id="app"></div><script>
const state = { brand: new Set(), size: '', colour: new Set(), material: '', pages: 1, isOpen: false };
const counts = { brand: { Acme: 4, Birch: 4, Cedar: 4 }, colour: { Red: 4, Green: 4, Blue: 4 } };
const box = (name, type, value, label, isOn) => '<li><label><input type="' + type + '" name="' + name + '" value="' + value + '"' + (isOn ? ' checked' : '') + '> ' + label + '</label></li>';
const field = (label, inner) => '<fieldset><legend>' + label + '</legend><ul>' + inner + '</ul></fieldset>';
const boxes = (name) => Object.entries(counts[name]).map(([value, count]) => box(name, 'checkbox', value, value + ' (' + count + ')', state[name].has(value))).join('');
async function draw() {
  const query = new URLSearchParams([...[...state.brand].map((brand) => ['brand', brand]), ...[...state.colour].map((colour) => ['colour', colour]), ['size', state.size], ['material', state.material], ['pages', state.pages]]);
  const { total, shown } = await (await fetch('/api/things?' + query)).json();
  const cards = shown.map(({ name }) => '<li><a href="/thing/' + name.replace(/\\D+/g, '') + '"><h3>' + name + '</h3></a><p>A thing to have</p></li>').join('');
  const sizes = ['', 'Small', 'Large'].map((size) => box('size', 'radio', size, size || 'Any size', state.size === size)).join('');
  const materials = ['', 'Wool', 'Cotton'].map((material) => '<option value="' + material + '"' + (state.material === material ? ' selected' : '') + '>' + (material || 'Any material') + '</option>').join('');
  const colours = '<section><h3><button type="button" id="fold" aria-expanded="' + state.isOpen + '" aria-controls="colours">Colour</button></h3><div id="colours">' + (state.isOpen ? '<ul>' + boxes('colour') + '</ul>' : '') + '</div></section>';
  app.innerHTML = '<aside>' + field('Brand', boxes('brand')) + field('Size', sizes) + '<label>Material <select name="material">' + materials + '</select></label>' + colours + '${foot}</aside>'
    + '<main><p>' + total + ' results</p><ul class="list">' + cards + '</ul>' + (shown.length < total ? '<button type="button" id="more">Load more</button>' : '') + '</main>';
}
document.addEventListener('change', ({ target }) => {
  const { name, value } = target;
  if (name === 'brand') {
    const brand = value;
    ${onBrand}
    ${drawsNot ? 'return;' : ''}
  }
  state.pages = 1;
  if (state[name] instanceof Set) { if (!state[name].delete(value)) state[name].add(value); }
  else state[name] = value;
  draw();
});
document.addEventListener('click', ({ target }) => {
  if (target.id === 'more') { state.pages += 1; draw(); }
  if (target.id === 'fold') { state.isOpen = !state.isOpen; draw(); }
});
draw();
</script></body></html>`;
}
