import { expect, it } from 'vitest';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const SCROLL: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };

/** Things of the list, and how many of them come at a time. */
const ALL = 24;
const PAGE = 4;

/**
 * A list that goes on where its end comes into sight, and hears nothing of one that stays there; `count` is what it says of
 * its size. Four cards are lower than a window.
 */
function shop(count: string): string {
  return `<title>Things</title><h1>Things</h1><main><p>${count}</p><ul id=list style="margin:0;padding:0"></ul><p id=end>Loading</p></main><script>
    const more = () => {
      const from = list.children.length;
      for (let at = from; at < Math.min(from + ${String(PAGE)}, ${String(ALL)}); at += 1)
        list.insertAdjacentHTML('beforeend', '<li style="height:150px"><a href="/thing/' + at + '"><h3>Thing ' + at + '</h3></a><b>$9.50</b></li>');
    };
    let tried = 0;
    new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      more();
      document.title = 'Things, ' + String(tried += 1);
    }, { rootMargin: '50px' }).observe(end);
  </script>`;
}

/** The way through a list, scrolled on so many times. */
function scrolled(url: string, times: number): AccessPath {
  return { kind: 'actions', from: { kind: 'url', url }, steps: Array.from({ length: times }, () => SCROLL) };
}

it('the end of a list that has stayed in sight is left and come to again, until the list is whole', async () => {
  const server = await serve({ '/': shop(`${String(ALL)} things`) });
  const { stage } = await browser.stage(server.origin);
  const url = `${server.origin}/`;
  const names = [...namesOf(await shown(stage, url))];
  for (let times = 1; names.length < ALL && times < ALL; times += 1) {
    const further = namesOf(await shown(stage, scrolled(url, times)));
    expect(further).not.toEqual([]);
    names.push(...further);
  }
  expect(names).toEqual(Array.from({ length: ALL }, (_, at) => `Thing ${String(at)}`));
});
