import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

it('a stage takes back what was chosen in one of several selects without a name before it chooses in another', async () => {
  const cards = ['Oak table', 'Oak chair', 'Elm table', 'Elm chair', 'Ash table', 'Ash chair']
    .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><p>A thing to have</p></li>`)
    .join('');
  const select = (first: string, options: readonly string[]): string =>
    `<div><select><option value="">${first}</option>${options.map((one) => `<option>${one}</option>`).join('')}</select></div>`;
  const server = await serve({
    '/': `<title>Things</title><h1>Things</h1><nav>${select('All woods', ['Oak', 'Elm', 'Ash'])}${select('All kinds', ['table', 'chair'])}</nav>
      <main><ul id="list">${cards}</ul></main><script>
      const [all, selects] = [[...list.children], [...document.querySelectorAll('select')]];
      onchange = () => list.replaceChildren(...all.filter((card) => selects.every(({ value }) => card.textContent.includes(value))));</script>`,
  });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  expect(namesOf(await shown(stage, pathTo(first, 'chair')))).toEqual(['Oak chair', 'Elm chair', 'Ash chair']);
  expect(namesOf(await shown(stage, pathTo(first, 'Elm')))).toEqual(['Elm table', 'Elm chair']);
  expect(namesOf(await shown(stage, pathTo(first, 'Oak')))).toEqual(['Oak table', 'Oak chair']);
  // Once for the page, and once where the kind had to be given up for the wood.
  expect(stage.loads()).toBe(2);
});
