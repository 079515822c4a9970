import { describe, expect, it } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
import { useSharedBrowser, type OpenedStage } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const NAMES = [
  'Lamp',
  'Chair',
  'Table',
  'Shelf',
  'Stool',
  'Bench',
  'Couch',
  'Chest',
  'Clock',
  'Frame',
  'Quilt',
  'Vase',
];

/**
 * A list that its script holds as a whole: it filters it, shows it page by page and tells how many are left of how many.
 * `reset` is what a choice does with the page that is shown.
 */
function filteredPage(reset = 'page = 0;'): string {
  const cards = NAMES.map(
    (name, at) =>
      `<li data-of="${at % 3 === 0 ? 'Oak' : 'Elm'} ${at % 3 === 1 ? 'Red' : 'Blue'}"><a href="/thing/${at}"><h3>${name}</h3></a><p>A thing to have</p></li>`,
  );
  const box = (type: string, name: string, value: string): string =>
    `<label><input type="${type}" name="${name}" value="${value}"> ${value}</label>`;
  return `<title>Things</title><h1>Things</h1><aside>
    <fieldset><legend>Wood</legend>${box('checkbox', 'wood', 'Oak')}${box('checkbox', 'wood', 'Elm')}</fieldset>
    <fieldset><legend>Colour</legend>${box('radio', 'colour', 'Red')}${box('radio', 'colour', 'Blue')}</fieldset></aside>
    <main><p>Showing <span id="left">12</span> of <span>12</span> things</p><ul id="list">${cards.join('')}</ul>
    <nav id="pager"></nav></main><script>
    const all = [...list.children];
    let page = 0;
    const draw = () => {
      const wanted = [...document.querySelectorAll('input:checked')].map(({ value }) => value);
      const found = all.filter((card) => wanted.every((value) => card.dataset.of.includes(value)));
      left.textContent = found.length;
      list.replaceChildren(...found.slice(page * 4, page * 4 + 4));
      const button = (text, to, isOff) => {
        const made = Object.assign(document.createElement('button'), { textContent: text, disabled: isOff });
        if (text === String(page + 1)) made.setAttribute('aria-current', 'page');
        made.onclick = () => { page = to; draw(); };
        return made;
      };
      const last = Math.max(0, Math.ceil(found.length / 4) - 1);
      const numbers = Array.from({ length: last + 1 }, (_, at) => button(String(at + 1), at, false));
      pager.replaceChildren(button('‹', page - 1, page === 0), ...numbers, button('›', page + 1, page >= last));
    };
    for (const input of document.querySelectorAll('input')) input.onchange = () => { ${reset} draw(); };
    draw();</script>`;
}

async function openedAt(html: string): Promise<OpenedStage & { readonly url: string }> {
  const server = await serve({ '/': html });
  return { ...(await browser.stage(server.origin)), url: `${server.origin}/` };
}

/** The path to the next page of what a path shows. */
async function nextOf({ stage }: OpenedStage, path: AccessPath): Promise<AccessPath> {
  const { next } = (await shown(stage, path)).view.pagination;
  if (next === null) throw new Error('the list does not go on');
  return next;
}

describe('a list that is filtered and paged in the page', () => {
  it('has the size of what is left, which stands beside that of all', async () => {
    const { stage, url } = await openedAt(filteredPage());
    const first = await shown(stage, url);
    expect(first.view.declaredCount).toBe(12);
    expect((await shown(stage, pathTo(first, 'Elm'))).view.declaredCount).toBe(8);
  });

  it('is shown as it was when a choice is taken back after pages of it were turned', async () => {
    const opened = await openedAt(filteredPage());
    const first = await shown(opened.stage, opened.url);
    const second = await nextOf(opened, pathTo(first, 'Elm'));
    expect(namesOf(await shown(opened.stage, second))).toEqual(['Chest', 'Clock', 'Quilt', 'Vase']);
    expect(opened.stage.distance(pathTo(first, 'Oak'))).toBe(2);
    expect(namesOf(await shown(opened.stage, pathTo(first, 'Oak')))).toEqual(['Lamp', 'Shelf', 'Couch', 'Frame']);
    expect(opened.stage.loads()).toBe(1);
  });

  it.each([
    ['goes on from its first page with another choice in place of one', 'page = 0;', 1],
    ['is loaded anew where another choice leaves the page turned', '', 2],
  ])('%s', async (_, reset, loads) => {
    const opened = await openedAt(filteredPage(reset));
    const first = await shown(opened.stage, opened.url);
    await shown(opened.stage, await nextOf(opened, pathTo(first, 'Blue')));
    expect(namesOf(await shown(opened.stage, pathTo(first, 'Red')))).toEqual(['Chair', 'Stool', 'Chest', 'Quilt']);
    expect(opened.stage.loads()).toBe(loads);
  });
});

describe('a list whose pages are chosen from a select', () => {
  const html = `<title>Things</title><h1>Things</h1><main><ul id="list"></ul>
    <p>Page <select id="page" aria-label="Page"><option>1</option><option>2</option><option>3</option></select> of 3</p></main><script>
    const names = ${JSON.stringify(NAMES)};
    const draw = () => {
      const at = (Number(page.value) - 1) * 4;
      list.innerHTML = names.slice(at, at + 4).map((name) =>
        '<li><a href="/thing/' + name + '"><h3>' + name + '</h3></a><p>A thing to have</p></li>').join('');
    };
    page.onchange = draw;
    draw();</script>`;

  it('goes on page by page, and ends with the last', async () => {
    const opened = await openedAt(html);
    const second = await nextOf(opened, { kind: 'url', url: opened.url });
    expect(namesOf(await shown(opened.stage, second))).toEqual(['Stool', 'Bench', 'Couch', 'Chest']);
    const third = await nextOf(opened, second);
    const last = await shown(opened.stage, third);
    expect(namesOf(last)).toEqual(['Clock', 'Frame', 'Quilt', 'Vase']);
    expect(last.view.pagination.next).toBeNull();
  });

  it('is gone on in by any step of a pager, as where a page over HTTP shows none', async () => {
    const { stage, url } = await openedAt(html);
    await shown(stage, url);
    const step = { do: 'click', role: null, name: null, group: 'pagination', ordinal: 0, value: null } as const;
    const path: AccessPath = { kind: 'actions', from: { kind: 'url', url }, steps: [step] };
    expect(namesOf(await shown(stage, path))).toEqual(['Stool', 'Bench', 'Couch', 'Chest']);
  });
});
