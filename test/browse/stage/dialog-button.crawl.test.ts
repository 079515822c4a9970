import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

/** Counting takes longer than a page is waited for after a press that asks for nothing. */
const COUNTING_MILLIS = 700;

const WOODS = ['Oak', 'Oak', 'Oak', 'Elm', 'Elm', 'Ash', 'Ash'];

/** A list with a dialog of choices that apply by its button, which says how much it would show once that is counted. */
const SHOP = `<!doctype html><title>Things</title><style>#over > div { position: fixed; inset: 0; background: white }</style>
  <h1>Things</h1><main><button id="filters">Filters</button><p id="count"></p><ul id="list"></ul></main><div id="over"></div><script>
  const woods = ${JSON.stringify(WOODS)};
  window.lost = 0;
  let wanted = [];
  const things = (chosen) => woods.map((wood, at) => ({ wood, at })).filter(({ wood }) => chosen.length === 0 || chosen.includes(wood));
  const show = () => {
    count.textContent = things(wanted).length + ' items';
    list.innerHTML = things(wanted).map(({ wood, at }) => '<li><a href="/thing/' + at + '"><h3>' + wood + ' thing ' + 'abcdefg'[at] + '</h3></a><b>$9.50</b></li>').join('');
  };
  filters.onclick = () => {
    const draft = new Set(wanted);
    over.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Filters" tabindex="-1"><h2>Filters</h2><h3>Wood</h3><p>' + ['Oak', 'Elm', 'Ash'].map((wood) => '<button aria-pressed="' + draft.has(wood) + '">' + wood + '</button>').join('') + '</p><footer><button>Clear all</button><button class="done"></button></footer></div>';
    const [dialog, done] = [over.firstChild, over.querySelector('.done')];
    const label = () => { const { length } = things([...draft]); done.textContent = 'Show ' + length + (length < 3 ? ' item' : ' items'); };
    const close = () => { over.innerHTML = ''; };
    label();
    for (const pill of dialog.querySelectorAll('[aria-pressed]')) pill.onclick = () => {
      draft[draft.has(pill.textContent) ? 'delete' : 'add'](pill.textContent);
      pill.ariaPressed = String(draft.has(pill.textContent));
      done.textContent = '•••';
      setTimeout(label, ${COUNTING_MILLIS});
    };
    done.onclick = () => { wanted = [...draft]; close(); show(); };
    dialog.onkeydown = ({ key }) => { if (key === 'Escape') { lost += draft.size; close(); } };
    dialog.focus();
  };
  show();</script>`;

it('the button of a dialog is waited for while it counts, and is the same for few items', async () => {
  const { origin } = await serve({ '/': SHOP });
  const { stage, page } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`, true);
  for (const [wood, size] of [
    ['Oak', 3],
    ['Elm', 2],
  ] as const)
    expect(namesOf(await shown(stage, pathTo(first, wood)))).toHaveLength(size);
  expect(await page.evaluate('lost')).toBe(0);
});

it('the button of a dialog is found that is there again before it is waited for', async () => {
  const { origin } = await serve({ '/': SHOP });
  const { stage, page, live } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`, true);
  const { returnToTop } = live;
  const isCounted = '![...document.querySelectorAll(".done")].some((done) => done.textContent === "•••")';
  // The first that is done where a control is not there.
  Object.assign(live, {
    returnToTop: async () => {
      await page.waitForFunction(isCounted);
      return returnToTop();
    },
  });
  expect(namesOf(await shown(stage, pathTo(first, 'Oak')))).toHaveLength(3);
  expect(namesOf(await shown(stage, pathTo(first, 'Elm')))).toHaveLength(2);
  expect(await page.evaluate('lost')).toBe(0);
});
