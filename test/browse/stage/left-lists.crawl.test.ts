import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

/** A list under a field whose list of woods hangs over the page; `counts` says when what is marked in it counts. */
function shop(counts: string): string {
  const cards = ['Oak', 'Elm', 'Ash']
    .flatMap((wood) => [`${wood} table`, `${wood} chair`, `${wood} shelf`])
    .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><b>$9.50</b></li>`)
    .join('');
  return `<title>Things</title><h1>Things</h1><div id=app><label id=l>Wood</label><div id=field role=combobox tabindex=0 aria-labelledby=l aria-expanded=false aria-controls=woods>Any wood</div>
    <main><ul id="list">${cards}</ul></main></div><div id=layer></div><script>
    const [all, wanted] = [[...list.children], new Set()];
    const apply = () => list.replaceChildren(...all.filter((card) => wanted.size === 0 || [...wanted].some((wood) => card.textContent.includes(wood))));
    const close = () => { layer.innerHTML = ''; field.setAttribute('aria-expanded', 'false'); };
    const draw = () => { layer.innerHTML = '<ul id=woods role=listbox aria-multiselectable=true>' + ['Oak', 'Elm', 'Ash'].map((wood) => '<li role=option class="' + wanted.has(wood) + '">' + wood + '</li>').join('') + '</ul>'; };
    field.onclick = () => { field.setAttribute('aria-expanded', 'true'); draw(); };
    layer.onclick = ({ target }) => { wanted[wanted.has(target.textContent) ? 'delete' : 'add'](target.textContent); draw(); ${counts === 'ticked' ? 'apply();' : ''} };
    addEventListener('mousedown', ({ target }) => { if (layer.firstChild && !layer.contains(target) && target !== field) { close(); ${counts === 'left' ? 'apply();' : 'wanted.clear();'} } });
  </script>`;
}

async function namesWith(counts: string, wood: string): Promise<readonly string[]> {
  const server = await serve({ '/': shop(counts) });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`, true);
  return namesOf(await shown(stage, pathTo(first, wood)));
}

it('a list is left after a tick where the tick counts by that alone, or at once', async () => {
  expect(await namesWith('left', 'Oak')).toEqual(['Oak table', 'Oak chair', 'Oak shelf']);
  expect(await namesWith('ticked', 'Ash')).toEqual(['Ash table', 'Ash chair', 'Ash shelf']);
});

it('what was left in vain may have lost what was chosen: nothing else is done there', async () => {
  const server = await serve({ '/': shop('never') });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`, true);
  const loads = stage.loads();
  expect(namesOf(await shown(stage, pathTo(first, 'Oak')))).toHaveLength(9);
  await shown(stage, `${server.origin}/`);
  expect(stage.loads()).toBe(loads + 1);
});
