import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const WOODS = ['Oak', 'Elm', 'Ash', 'Yew'];

/** A field whose list of several values is in the page from the start: its options are deaf while it is folded. */
const FIELD = `<div><label id="l">Wood</label><input role="combobox" aria-labelledby="l" aria-haspopup="listbox" aria-expanded="false" aria-controls="drop">
  <div id="drop" role="listbox" aria-multiselectable="true" aria-labelledby="l" hidden>${WOODS.map(
    (wood) => `<div role="option" tabindex="-1" aria-selected="false"><span>${wood}</span> <span>2</span></div>`,
  ).join('')}</div></div>`;

const CARDS = WOODS.flatMap((wood) => ['table', 'chair'].map((kind) => `${wood} ${kind}`))
  .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><b>$9.50</b></li>`)
  .join('');

it('an option that is folded away is pressed once its field has dropped the list down', async () => {
  const server = await serve({
    '/': `<!doctype html><title>Things</title><h1>Things</h1>${FIELD}<main><p id="size">8 things</p><ul id="list">${CARDS}</ul></main><script>
      const [field, all, chosen] = [document.querySelector('input'), [...list.children], new Set()];
      const turn = (open) => {
        drop.hidden = !open;
        field.setAttribute('aria-expanded', String(open));
      };
      field.onclick = () => turn(drop.hidden);
      for (const option of drop.children) option.onclick = () => {
        if (drop.hidden) return;
        const wood = option.firstChild.textContent;
        if (!chosen.delete(wood)) chosen.add(wood);
        option.setAttribute('aria-selected', String(chosen.has(wood)));
        list.replaceChildren(...all.filter((card) => chosen.size === 0 || [...chosen].some((one) => card.textContent.startsWith(one))));
        size.textContent = list.children.length + ' things';
      };</script>`,
  });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  expect(namesOf(await shown(stage, pathTo(first, 'Elm')))).toEqual(['Elm table', 'Elm chair']);
  expect(namesOf(await shown(stage, pathTo(first, 'Yew')))).toEqual(['Yew table', 'Yew chair']);
});

it('an option is pressed in the list that its field drops down, also where the field stands in a part that is folded', async () => {
  const part = `<div><button id="fold" aria-expanded="false" aria-controls="part">Wood</button><div id="part" hidden>${FIELD}</div></div>`;
  const server = await serve({
    '/': `<!doctype html><title>Things</title><h1>Things</h1>${part}<main><p id="size">8 things</p><ul id="list">${CARDS}</ul></main><script>
      const [field, all] = [document.querySelector('input'), [...list.children]];
      const turn = (button, panel) => {
        panel.hidden = !panel.hidden;
        button.setAttribute('aria-expanded', String(!panel.hidden));
      };
      fold.onclick = () => turn(fold, part);
      field.onclick = () => turn(field, drop);
      // What is chosen is what the mouse came over last.
      let over = drop.firstElementChild;
      for (const option of drop.children) {
        option.onpointermove = () => { if (!drop.hidden) over = option; };
        option.onclick = () => {
          const wood = over.firstChild.textContent;
          for (const other of drop.children) other.setAttribute('aria-selected', String(other === over));
          list.replaceChildren(...all.filter((card) => card.textContent.startsWith(wood)));
          size.textContent = list.children.length + ' things';
        };
      }</script>`,
  });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  expect(namesOf(await shown(stage, pathTo(first, 'Elm')))).toEqual(['Elm table', 'Elm chair']);
});
