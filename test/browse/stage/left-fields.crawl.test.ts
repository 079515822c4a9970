import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

/** A list under a field that completes what is typed and takes over the first of its list when it is left, if it `confirms`. */
function shop(confirms: boolean): string {
  const cards = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew', 'Box']
    .flatMap((wood) => [`${wood} table`, `${wood} chair`, `${wood} shelf`])
    .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><b>$9.50</b></li>`)
    .join('');
  return `<title>Things</title><h1>Things</h1>
    <form><label for=field>Wood</label><input id=field role=combobox aria-expanded=false aria-controls=woods autocomplete=off>
      <ul id=woods role=listbox hidden><li role=option>Oak</li><li role=option>Elm</li><li role=option>Ash</li></ul>
      <fieldset><legend>Kind</legend><label><input type=checkbox name=kind value=table>Tables</label><label><input type=checkbox name=kind value=chair>Chairs</label></fieldset></form>
    <main><ul id=list>${cards}</ul></main><script>
    const all = [...list.children];
    const open = (is) => { woods.hidden = !is; field.setAttribute('aria-expanded', String(is)); };
    const apply = () => { const kinds = [...document.querySelectorAll('[name=kind]:checked')].map((box) => box.value);
      list.replaceChildren(...all.filter((card) => card.textContent.includes(field.value) && (kinds.length === 0 || kinds.some((kind) => card.textContent.includes(kind))))); };
    field.onclick = () => open(true);
    field.onblur = () => { if (!woods.hidden && ${String(confirms)}) field.value = 'Oak'; open(false); };
    woods.onmousedown = (event) => { event.preventDefault(); field.value = event.target.textContent; open(false); apply(); };
    for (const box of document.querySelectorAll('[name=kind]')) box.onchange = apply;
  </script>`;
}

const CHAIRS = ['Oak chair', 'Elm chair', 'Ash chair', 'Fir chair', 'Yew chair', 'Box chair'];

it.each([true, false])(
  'a list that was opened to be read chooses nothing for the next choice (confirms: %s)',
  async (confirms) => {
    const server = await serve({ '/': shop(confirms) });
    const { stage } = await browser.stage(server.origin);
    const first = await shown(stage, `${server.origin}/`, true);
    expect(namesOf(await shown(stage, pathTo(first, 'Chairs')))).toEqual(CHAIRS);
  },
);
