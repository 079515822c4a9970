import { describe, expect, it } from 'vitest';
import { accessKey } from '../../../src/explore/access-key.js';
import { lookClosely, mergedGroups } from '../../../src/explore/facets/close-look.js';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { Region } from '../../../src/explore/region.js';
import type { PageView } from '../../../src/model/page.js';
import type { OpenOptions, Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, pageView, region, SITE, step } from '../page-views.js';

/** A site that answers close looks only, and counts them. */
function closeSite(pages: Readonly<Record<string, PageView>>): { site: Site; looks: OpenOptions[] } {
  const looks: OpenOptions[] = [];
  const inner = fixtureSite(pages);
  const open: Site['open'] = (path, options = {}) => {
    looks.push(options);
    return inner.open(path, options);
  };
  return { site: { open }, looks };
}

const explorerOf = (site: Site): Explorer => createExplorer(exploreContext(site).context, new Set(), { style: null });
const scripted = facet('colour', [], { choices: [choice('red', null, { path: byScript(step('red')) })] });
const plain = facet('colour', [], { choices: [choice('red', null)] });

describe('a close look at a region', () => {
  it('shows how its choices are made', async () => {
    const { site } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const seen = await lookClosely(explorerOf(site), region([1, 2], { view: listPage(['a'], { groups: [plain] }) }));
    expect(seen.view.groups[0]?.choices[0]?.path).toEqual(byScript(step('red')));
  });

  it('keeps the list that it shows where that has other cards than the plain page', async () => {
    const { site } = closeSite({ '/list': listPage(['a'], { source: 'browser' }) });
    const seenOf = async (...names: readonly string[]): Promise<unknown> =>
      (await lookClosely(explorerOf(site), region([1], { view: listPage(names) }))).seen?.cards.map(({ name }) => name);
    expect([await seenOf('a', 'advice'), await seenOf('a')]).toEqual([['a'], undefined]);
  });

  it('works the fields of forms where scripts send more than they tell', async () => {
    const control = { node: 1, step: step('red', { do: 'check' }) };
    const boxes = facet('colour', [], {
      widget: 'checkboxes',
      apply: { node: 2, step: step('Go') },
      choices: [choice('red', 'colour=red', { control }), choice('blue', 'colour=blue')],
    });
    const links = facet('brand', ['Acme']);
    const { site } = closeSite({ '/list': listPage(['a'], { groups: [boxes, links] }) });
    const explorer = explorerOf(site);
    explorer.ways.worksFields = true;
    const seen = await lookClosely(explorer, region([1, 2]));
    expect(seen.view.groups.map(({ choices }) => choices.map(({ path }) => path))).toEqual([
      [byScript(step('red', { do: 'check' }), step('Go')), null],
      [links.choices[0]?.path],
    ]);
  });

  it('adds what can be chosen in the form that led there, unless the page offers it', async () => {
    const explorer = explorerOf(fixtureSite({}));
    explorer.entryFacets.set(`GET ${SITE}/list`, [facet('brand', ['Acme']), facet('size', ['L'])]);
    const seen = await lookClosely(
      explorer,
      region([1], { view: listPage(['a'], { groups: [facet('brand', ['Bolt'])] }) }),
    );
    expect(seen.view.groups.map(({ choices }) => choices[0]?.value)).toEqual(['Bolt', 'L']);
  });

  it('adds what a form offers besides in a region below, without a look, where a list is to be split', async () => {
    const { site, looks } = closeSite({});
    const explorer = explorerOf(site);
    const root = region([1, 2, 3], { path: { kind: 'url', url: `${SITE}/list?brand=&size=` } });
    explorer.entryFacets.set(accessKey(root.path, new Set()), [
      facet('brand', [], { choices: [choice('Acme', 'brand=1&size=')] }),
      facet('size', [], { choices: [choice('Any', 'brand='), choice('L', 'brand=&size=2')] }),
    ]);
    const below = region([1, 2], {
      id: 'q',
      path: { kind: 'url', url: `${SITE}/list?brand=1&size=` },
      predicates: [{ attribute: 'brand', op: '=', values: ['Acme'] }],
      ancestors: [root],
    });
    const { view } = await lookClosely(explorer, below, { always: true });
    expect(view.groups.map(({ label }) => label)).toEqual(['size']);
    expect(view.groups[0]?.choices.map(({ path }) => path)).toEqual([
      null,
      { kind: 'url', url: `${SITE}/list?brand=1&size=2` },
    ]);
    const without = { ...below, ancestors: [] };
    const before = looks.length;
    await lookClosely(explorer, without, { always: true });
    expect([before, looks.length]).toEqual([1, 2]);
  });

  it('leaves the region as it is where the page is refused', async () => {
    const before = region([1, 2]);
    expect(await lookClosely(explorerOf(fixtureSite({})), before)).toBe(before);
  });

  it('is spared below a facet of which three regions showed nothing new', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a']) });
    const explorer = explorerOf(site);
    const below = region([1, 2], { predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }] });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
    await lookClosely(explorer, below, { always: true });
    const away = (['related', 'navigation'] as const).map((guess) => facet('all things', ['all'], { guess }));
    await lookClosely(explorer, { ...below, view: listPage(['a'], { groups: away }) });
    expect(looks).toHaveLength(4);
    const begun = facet('main menu', ['upgrades']);
    const filtered = { ...listPage(['a'], { groups: [begun] }), url: 'https://shop.example/list?kind=shoe' };
    await lookClosely(explorer, { ...below, view: filtered });
    expect(looks).toHaveLength(4);
    const promising = { ...below, view: listPage(['a'], { groups: [facet('heel', ['high'])] }) };
    await lookClosely(explorer, promising);
    expect(looks).toHaveLength(5);
  });

  it('is spared though the plain page links new values of a facet that is known to narrow', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a']) });
    const explorer = explorerOf(site);
    const heel = facet('heel', ['high']);
    const predicates = [{ attribute: 'kind', op: '=', values: ['shoe'] }] as const;
    const below = region([1, 2], { predicates, view: listPage(['a'], { groups: [heel] }) });
    explorer.proven.add(heel.key);
    explorer.barrenLooks.set('kind', 3);
    await lookClosely(explorer, below);
    expect(looks).toHaveLength(0);
    explorer.proven.delete(heel.key);
    await lookClosely(explorer, below);
    expect(looks).toHaveLength(1);
  });

  it('is not spared one level further down, where values may have others below them that those above do not tell of', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    explorer.barrenLooks.set('kind', 3);
    const at = (path: readonly string[]): Region =>
      region([1, 2], {
        predicates: [{ attribute: 'kind', op: '=', values: [path.at(-1) ?? ''], path }],
        view: listPage(['a']),
      });
    await lookClosely(explorer, at(['shoe']));
    expect(looks).toHaveLength(0);
    await lookClosely(explorer, at(['shoe', 'boot']));
    expect(looks).toHaveLength(1);
  });

  it('is spared though the plain page shows known values under the label of another facet', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    for (const [identity, value] of [
      ['colour', 'red'],
      ['gender', 'female'],
    ] as const)
      explorer.asked.note(identity, value, { region: all, size: null });
    const misread = facet('aura', [], { choices: [choice('female', null)] });
    const below = region([1, 2], {
      ancestors: [all],
      predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
      view: listPage(['a'], { groups: [misread] }),
    });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
  });

  it('is spared though what the page shows was asked as another facet of the same values', async () => {
    const stance = facet('stance', [], {
      choices: ['naramon', 'vazarin', 'zenurik'].map((name) => choice(name, null, { path: byScript(step(name)) })),
    });
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [stance] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    for (const attribute of ['polarity', 'stance']) explorer.identities.identify(stance, attribute);
    for (const { value } of stance.choices) explorer.asked.note('polarity', value, { region: all, size: null });
    const below = region([1, 2], {
      ancestors: [all],
      predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
      view: listPage(['a'], { groups: [stance] }),
    });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
  });

  it('is spared though plain pages name what the first three looks did not show', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: all, size: null });
    const folded = facet('kind', [], { widget: 'buttons', choices: [choice('show all 38', null)] });
    const below = region([1, 2], {
      ancestors: [all],
      predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
      view: listPage(['a'], { groups: [scripted, folded] }),
    });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
  });

  it('is spared though a button promises another size of the list on each page', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: all, size: null });
    for (const size of [20, 14, 9, 7, 5]) {
      const folded = facet('filter', [], { widget: 'buttons', choices: [choice(`View ${String(size)} items`, null)] });
      const view = listPage(['a'], { groups: [scripted, folded], declaredCount: size });
      const predicates = [{ attribute: 'kind', op: '=' as const, values: ['shoe'] }];
      await lookClosely(explorer, region([1, 2], { ancestors: [all], predicates, view }));
    }
    expect(looks).toHaveLength(3);
  });

  it('is spared though a value shows that the larger region has chosen from the start', async () => {
    const any = (path: ReturnType<typeof byScript> | null, selected: boolean): ReturnType<typeof facet> =>
      facet('colour', [], { choices: [choice('any', null, { selected, path }), ...scripted.choices] });
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [any(byScript(step('any')), false)] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3], { view: listPage(['a'], { groups: [any(null, true)] }) });
    explorer.asked.note('colour', 'red', { region: all, size: null });
    const below = region([1, 2], {
      ancestors: [all],
      predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
      view: listPage(['a'], { groups: [plain] }),
    });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
  });

  it('is spared though all pages lead to more than was asked, as long as looks show no more of it', async () => {
    const all = facet('category', [], { choices: [choice('all', 'kind=shoe&category=all')] });
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted, all] }) });
    const explorer = explorerOf(site);
    const shop = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: shop, size: null });
    const below = region([1, 2], {
      ancestors: [shop],
      predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
      view: listPage(['a'], { groups: [all] }),
    });
    for (let time = 0; time < 5; time += 1) await lookClosely(explorer, below);
    expect(looks).toHaveLength(3);
  });

  it('is spared on a site where it tells nothing that plain pages do not', async () => {
    const linked = listPage(['a'], { groups: [facet('heel', ['high'])] });
    const { site, looks } = closeSite({ '/list': linked });
    const explorer = explorerOf(site);
    const below = (time: number, view: PageView): Region =>
      region([1, 2], { view, predicates: [{ attribute: `kind ${time}`, op: '=', values: ['shoe'] }] });
    for (let time = 0; time < 12; time += 1) await lookClosely(explorer, below(time, linked));
    expect(looks).toHaveLength(8);
    // A section whose choices only scripts work says nothing of how to ask them.
    await lookClosely(explorer, below(12, listPage(['a'], { groups: [plain] })));
    expect(looks).toHaveLength(9);
    const { site: other, looks: others } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const scriptedSite = explorerOf(other);
    for (let time = 0; time < 12; time += 1)
      await lookClosely(scriptedSite, below(time, listPage(['a'], { groups: [plain] })));
    expect(others).toHaveLength(12);
  });

  it('is spared though plain pages tell how many values of a folded facet are chosen', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: all, size: null });
    const heads = (size: string): PageView =>
      listPage(['a'], { groups: [facet('kind', [], { choices: [choice(size, null), choice('heel', null)] })] });
    const below = { ancestors: [all], predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }] } as const;
    for (const size of ['size', 'size', 'size', 'size 1', 'size 2'])
      await lookClosely(explorer, region([1, 2], { ...below, view: heads(size) }));
    expect(looks).toHaveLength(3);
  });

  it('is had once below each further facet after many in a row that showed nothing new', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: all, size: null });
    for (const attribute of ['kind', 'heel', 'brand', 'size', 'season'])
      for (let time = 0; time < 3; time += 1)
        await lookClosely(
          explorer,
          region([1, 2], {
            ancestors: [all],
            predicates: [{ attribute, op: '=', values: ['any'] }],
            view: listPage(['a']),
          }),
        );
    expect(looks).toHaveLength(3 + 3 + 2 + 1 + 1);
  });

  it('opens no more than may show what is unknown after many that showed nothing new', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a'], { groups: [scripted] }) });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3]);
    explorer.asked.note('colour', 'red', { region: all, size: null });
    const of = (attribute: string): Region =>
      region([1, 2], {
        ancestors: [all],
        predicates: [{ attribute, op: '=', values: ['any'] }],
        view: listPage(['a']),
      });
    for (const attribute of ['kind', 'heel', 'brand', 'size', 'season']) await lookClosely(explorer, of(attribute));
    await lookClosely(explorer, of('season'), { always: true });
    // A section of its own, whose choices only scripts work, may have more of them folded away.
    const level = facet('level', [], { choices: [choice('beginner', null)] });
    await lookClosely(explorer, { ...of('section'), view: listPage(['a'], { groups: [level] }) });
    expect(looks.map(({ furtherIn }) => furtherIn)).toEqual([
      ...[0, 1, 2, 3].map(() => undefined),
      'season',
      undefined,
      undefined,
    ]);
  });

  it('is spared of a region of one', async () => {
    const { site, looks } = closeSite({ '/list': listPage(['a']) });
    const one = region([1], { predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }] });
    await lookClosely(explorerOf(site), one);
    expect(looks).toEqual([]);
  });
});

describe('groups of two views of a page', () => {
  const view = (...groups: readonly ReturnType<typeof facet>[]): PageView => pageView({ groups });

  it('keep the way by address', () => {
    const linked = facet('colour', ['red']);
    const [group] = mergedGroups(view(linked), view(scripted));
    expect(group?.choices[0]?.path).toEqual(linked.choices[0]?.path);
  });

  it('of a form that a script sends are worked by the script', () => {
    const field = facet('colour', ['red'], { widget: 'select' });
    const [group] = mergedGroups(view(field), view(scripted));
    expect(group?.choices[0]?.path).toEqual(byScript(step('red')));
  });

  it('of a form that a plain page posts are asked by that', () => {
    const path = { kind: 'request', method: 'POST', url: 'https://shop.example/find', body: 'colour=red' } as const;
    const field = facet('colour', [], { widget: 'select', choices: [choice('red', null, { path })] });
    const [group] = mergedGroups(view(field), view(scripted));
    expect(group?.choices[0]?.path).toEqual(path);
  });

  it('have the choices and groups of both', () => {
    const merged = mergedGroups(view(facet('colour', ['blue']), facet('size', ['L'])), view(scripted));
    expect(merged.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
      ['colour', ['red', 'blue']],
      ['size', ['L']],
    ]);
  });
});
