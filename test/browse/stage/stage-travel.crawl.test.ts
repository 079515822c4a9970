import { describe, expect, it } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { pathWithSteps } from '../../../src/model/step.js';
import { serve, type LocalServer } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

/** What a list does when its page goes back. */
type Habit = 'shows-what-was-there' | 'stays-as-it-is' | 'replaces-its-address';

const NAMES = ['One of them', 'Another one', 'A third one', 'The last one'];

/** A list whose values are links without addresses that do nothing when they are pressed again. */
function serveList(habit: Habit): Promise<LocalServer> {
  return serve({
    '/': `<title>Acme</title><h1>Acme</h1>
      <aside><h3>Colour</h3><div id="colours"></div></aside>
      <main><p id="count"></p><ul id="list"></ul></main>
      <script>
        const names = ${JSON.stringify(NAMES)};
        const wanted = { Red: [0], Blue: [1, 2], Green: [0, 3] };
        const draw = () => {
          const colour = new URLSearchParams(location.search).get('colour');
          const shown = colour === null ? names : wanted[colour].map((at) => names[at]);
          count.textContent = shown.length + ' results';
          list.innerHTML = shown.map((name) =>
            '<li><a href="/thing/' + names.indexOf(name) + '"><h3>' + name + '</h3></a><p>A thing</p><b>$9.50</b></li>').join('');
          colours.innerHTML = '<ul>' + Object.keys(wanted).map((value) =>
            '<li><a role="button" tabindex="0">' + value + ' (' + wanted[value].length + ')</a></li>').join('') + '</ul>';
          for (const link of colours.querySelectorAll('a'))
            link.onclick = () => {
              const value = link.textContent.split(' ')[0];
              history.${habit === 'replaces-its-address' ? 'replaceState' : 'pushState'}(null, '', '?colour=' + value);
              draw();
            };
        };
        ${habit === 'stays-as-it-is' ? '' : 'window.onpopstate = draw;'}
        draw();
      </script>`,
  });
}

/** The names that a stage shows for each of the values, one after the other, and how often it loaded the page. */
async function asked(habit: Habit, values: readonly string[]): Promise<readonly [...(readonly string[])[], number]> {
  const server = await serveList(habit);
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  const names: (readonly string[])[] = [];
  for (const value of values) names.push(namesOf(await shown(stage, pathTo(first, value))));
  return [...names, stage.loads()];
}

const [ONE, SECOND, THIRD, LAST] = NAMES;
const LISTS = [[ONE], [SECOND, THIRD], [ONE, LAST], [ONE]];

describe('values that stay chosen', () => {
  it('are left by the way back in the history of the page', async () => {
    expect(await asked('shows-what-was-there', ['Red', 'Blue', 'Green', 'Red'])).toEqual([...LISTS, 1]);
  });

  it('are left by loads where the page does not hear of its history, which is not waited for again and again', async () => {
    expect(await asked('stays-as-it-is', ['Red', 'Blue', 'Green', 'Red'])).toEqual([...LISTS, 4]);
  });

  it('are left by loads where they write over their places in the history', async () => {
    expect(await asked('replaces-its-address', ['Red', 'Blue', 'Green', 'Red'])).toEqual([...LISTS, 4]);
  });
});

it('values that a field keeps when its page goes back are left by a load, so that they are not asked with the next one', async () => {
  const cards = NAMES.map(
    (name, at) => `<li><a href="/thing/${at}"><h3>${name}</h3></a><p>A thing</p><b>$9.50</b></li>`,
  );
  const server = await serve({
    '/': `<title>Acme</title><h1>Acme</h1>
      <aside id="fields"></aside><button id="apply">Apply</button>
      <main><p id="count"></p><ul id="list">${cards.join('')}</ul></main>
      <script>
        const cards = [...list.children];
        const wanted = { Red: [0], Blue: [1, 2], Large: [0, 1], Small: [2, 3] };
        const chosen = {};
        const draw = () => {
          const values = [...new URLSearchParams(location.search).values()];
          const shown = cards.filter((_, at) => values.every((value) => wanted[value].includes(at)));
          list.replaceChildren(...shown);
          count.textContent = shown.length + ' results';
        };
        for (const [label, values] of [['Colour', ['Red', 'Blue']], ['Size', ['Large', 'Small']]]) {
          const around = document.createElement('div');
          around.innerHTML = '<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="' + label + '">Any</div>';
          const field = around.firstChild;
          field.onclick = () => {
            field.setAttribute('aria-expanded', 'true');
            const options = document.createElement('ul');
            options.setAttribute('role', 'listbox');
            options.setAttribute('aria-label', label);
            options.innerHTML = values.map((value) => '<li role="option" tabindex="0">' + value + '</li>').join('');
            options.onclick = ({ target }) => {
              chosen[label] = target.textContent;
              field.textContent = target.textContent;
              field.setAttribute('aria-label', target.textContent);
              field.setAttribute('aria-expanded', 'false');
              options.remove();
            };
            around.append(options);
          };
          fields.append(around);
        }
        apply.onclick = () => {
          history.pushState(null, '', '?' + new URLSearchParams(chosen));
          draw();
        };
        window.onpopstate = draw;
        draw();
      </script>`,
  });
  const { stage } = await browser.stage(server.origin);
  const from = { kind: 'url', url: `${server.origin}/` } as const;
  const ways = (value: string, group: string): AccessPath =>
    pathWithSteps(from, [
      { do: 'click', role: 'option', name: value, group, ordinal: 0, value: null },
      { do: 'click', role: 'button', name: 'Apply', group: null, ordinal: 0, value: null },
    ]);
  await shown(stage, from, true);
  expect(namesOf(await shown(stage, ways('Red', 'Colour')))).toEqual([ONE]);
  expect(namesOf(await shown(stage, ways('Small', 'Size')))).toEqual([THIRD, LAST]);
});
