import { describe, expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { reveal, revealAgain } from '../../../src/browse/stage/revealing.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { Control, PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';

interface Folded {
  readonly page: OpenablePage;
  /** Names of what was opened, in order. */
  readonly opened: string[];
}

/** A page with a facet behind each opener, of which only the last opened one is shown, as in accordions. */
function accordion(
  panels: Readonly<Record<string, readonly string[]>>,
  places: Readonly<Record<string, string>> = {},
): Folded {
  const openers = Object.keys(panels).map((name) => opener(name, places[name] ?? null));
  const opened: string[] = [];
  let view: PageView = viewListing(['A'], { openers });
  const page: OpenablePage = {
    view: () => view,
    open(step) {
      const name = step.name ?? '';
      opened.push(name);
      const values = panels[name] ?? [];
      view = { ...view, groups: values.length === 0 ? [] : [facet(name, values)] };
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
  return { page, opened };
}

/** A page with a field in a panel behind a button, and another button, which closes the panel. */
function builder(): OpenablePage {
  const buttons = ['Filters', 'Density'].map((name) => opener(name));
  let view: PageView = viewListing(['A'], { openers: buttons });
  const shows = (openers: readonly Control[], groups: PageView['groups']): PageView => ({ ...view, openers, groups });
  return {
    view: () => view,
    open({ name }) {
      const isInPanel = view.openers?.some(({ step }) => step.name === 'Column') === true;
      if (name === 'Filters') view = shows([...buttons, opener('Column')], []);
      else if (name === 'Density') view = shows(buttons, [facet('Density', ['Compact', 'Wide'])]);
      else if (isInPanel) view = { ...view, groups: [facet('Column', ['Brand', 'Size'])] };
      else return Promise.resolve(null);
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
}

function tick(value: string, group: string) {
  return { do: 'check', role: 'checkbox', name: value, group, ordinal: 0, value: null } as const;
}

it('a control is revealed again by what showed it before, and by nothing else', async () => {
  const { page, opened } = accordion({ Brand: ['Acme', 'Birch'], Size: ['S', 'L'] });
  const memory = createOpenerMemory();
  expect(await revealAgain(page, tick('L', 'Size'), memory)).toBeNull();
  expect(opened).toEqual([]);
  await unfold(page, memory);
  await page.open(opener('Brand').step);
  expect(await revealAgain(page, tick('L', 'Size'), memory)).not.toBeNull();
});

describe('what is folded', () => {
  it('is opened on and on as long as it shows something, and not for long where it does not', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Facet ${String(at)}`);
    const panels = (values: readonly string[]) => Object.fromEntries(names.map((name) => [name, values]));
    const [full, empty] = [accordion(panels(['Acme', 'Birch'])), accordion(panels([]))];
    for (const { page } of [full, empty]) await unfold(page, createOpenerMemory());
    expect(full.opened).toHaveLength(60);
    expect(new Set(empty.opened).size).toBe(40);
  });

  it('is opened once each, and all that was seen is told together', async () => {
    const { page, opened } = accordion({ Brand: ['Acme', 'Birch'], Help: [], Size: ['S', 'L'] });
    const view = await unfold(page, createOpenerMemory());
    expect(view?.groups.map(({ label }) => label)).toEqual(['Brand', 'Size']);
    // What shows nothing is pressed again: what was open may have taken the first press.
    expect(opened).toEqual(['Brand', 'Help', 'Help', 'Size']);
  });

  it('is opened though what was opened before takes the next press to close itself', async () => {
    const { page } = accordion({ Brand: ['Acme', 'Birch'], Size: ['S', 'L'] });
    let isOpen = false;
    const modal: OpenablePage = {
      ...page,
      open: (step) => {
        isOpen = !isOpen;
        return isOpen ? page.open(step) : Promise.resolve(page.view());
      },
    };
    const view = await unfold(modal, createOpenerMemory());
    expect(view?.groups.map(({ label }) => label)).toEqual(['Brand', 'Size']);
  });

  it('is opened as long as there is time, and what was seen by then counts', async () => {
    const { page, opened } = accordion({ Brand: ['Acme', 'Birch'], Size: ['S', 'L'], Wood: ['Oak', 'Ash'] });
    const view = await unfold(page, createOpenerMemory(), { hasTime: () => opened.length < 2 });
    expect(view?.groups.map(({ label }) => label)).toEqual(['Brand', 'Size']);
  });

  it('is not opened by what is called alike in other groups, where one of that kind did more than open', async () => {
    const places = { 'Sort by Brand': 'Brand', 'Sort by Size': 'Size', 'Values of Size': 'Size' };
    const { page, opened } = accordion(
      { 'Sort by Brand': [], 'Sort by Size': [], 'Values of Size': ['S', 'L'] },
      places,
    );
    const sorting: OpenablePage = {
      ...page,
      open: async (step) => (await page.open(step), step.name?.startsWith('Sort') === true ? null : page.view()),
    };
    const memory = createOpenerMemory();
    for (let look = 0; look < 2; look += 1) await unfold(sorting, memory);
    expect(opened).toEqual(['Sort by Brand', 'Values of Size', 'Values of Size']);
  });

  it('is not opened by something else that has the name of what is gone by now', async () => {
    const { page, opened } = accordion({ Brand: ['Acme', 'Birch'] });
    const gone = viewListing(['A'], { groups: [facet('Columns', ['Brand'])] });
    expect(await reveal({ ...page, view: () => gone }, tick('Acme', 'Brand'), createOpenerMemory())).toBeNull();
    const memory = createOpenerMemory();
    memory.byGroup.set('Brand', [opener('Brand').step]);
    const stale: OpenablePage = { ...page, locate: (_view, step) => locate(gone, step) };
    expect(await revealAgain(stale, tick('Acme', 'Brand'), memory)).toBeNull();
    expect(opened).toEqual([]);
  });

  it('is opened in a panel before what would close the panel, now and on the next page', async () => {
    const memory = createOpenerMemory();
    for (const page of [builder(), builder()]) {
      const view = await unfold(page, memory);
      expect(view?.groups.map(({ label }) => label)).toEqual(['Column', 'Density']);
    }
  });

  it('is opened though what was opened before hides what opens it, and no oftener than that helps', async () => {
    const { page, opened } = accordion({ Brand: ['Acme', 'Birch'], Size: ['S', 'L'], Wood: ['Oak', 'Ash'] });
    const untouched = page.view();
    let view = untouched;
    const covering: OpenablePage = {
      ...page,
      view: () => view,
      open: async (step) => {
        view = { ...viewListing(['A'], { groups: (await page.open(step))?.groups ?? [] }), openers: [] };
        return view;
      },
      closed: () => {
        view = untouched;
        return Promise.resolve(view);
      },
    };
    const seen = await unfold(covering, createOpenerMemory());
    expect(seen?.groups.map(({ label }) => label)).toEqual(['Brand', 'Size', 'Wood']);
    expect(opened).toEqual(['Brand', 'Size', 'Wood']);
  });

  it('is opened again where it once showed something, though what it shows was there already on a page between', async () => {
    const memory = createOpenerMemory();
    await unfold(accordion({ Brand: ['Acme', 'Birch'] }).page, memory);
    const { page } = accordion({ Brand: ['Acme', 'Birch'] });
    await page.open(opener('Brand').step);
    await unfold(page, memory);
    const view = await unfold(accordion({ Brand: ['Acme', 'Birch'] }).page, memory);
    expect(view?.groups.map(({ label }) => label)).toEqual(['Brand']);
  });

  it('is left alone where it showed nothing before', async () => {
    const memory = createOpenerMemory();
    await unfold(accordion({ Brand: ['Acme', 'Birch'], Help: [] }).page, memory);
    const { page, opened } = accordion({ Brand: ['Acme', 'Birch'], Help: [] });
    await unfold(page, memory);
    expect(opened).toEqual(['Brand']);
  });

  it('is opened no further where there is no end of it', async () => {
    const panels = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [String(at), [`value ${String(at)}`]]));
    const { page, opened } = accordion(panels);
    await unfold(page, createOpenerMemory());
    expect(opened.length).toBeLessThan(100);
  });

  it('is not opened by what did more than that before', async () => {
    const { page, opened } = accordion({ Brand: ['Acme'], Choose: [] });
    const choosing: OpenablePage = {
      ...page,
      open: (step) => (step.name === 'Choose' ? page.open(step).then(() => null) : page.open(step)),
    };
    const memory = createOpenerMemory();
    await unfold(choosing, memory);
    await reveal(choosing, tick('Gone', 'Size'), memory);
    expect(opened.filter((name) => name === 'Choose')).toHaveLength(1);
  });

  it('is nothing on a page that is lost', async () => {
    const nothing = (): Promise<null> => Promise.resolve(null);
    const lost: OpenablePage = {
      view: () => null,
      open: nothing,
      left: nothing,
      closed: nothing,
      scrollOn: nothing,
      locate,
    };
    expect(await unfold(lost, createOpenerMemory())).toBeNull();
    expect(await reveal(lost, tick('Acme', 'Brand'), createOpenerMemory())).toBeNull();
  });

  it('keeps the fields and intervals that only it shows', async () => {
    const field = {
      node: 1,
      label: 'Search',
      template: { kind: 'url', url: 'https://site.example/?q={query}' },
    } as const;
    let view = viewListing(['A'], { openers: [opener('Filters')] });
    const page: OpenablePage = {
      view: () => view,
      open() {
        view = { ...viewListing([]), list: null, searches: [field] };
        return Promise.resolve(view);
      },
      ...still(() => view),
    };
    const unfolded = await unfold(page, createOpenerMemory());
    expect(unfolded).toMatchObject({ searches: [field], list: { cards: [{ name: 'A' }] } });
  });
});

/** A page with a list behind a button, of which it draws one value at a time, and a panel behind another one. */
function windowed(values: readonly string[]): Folded {
  const opened: string[] = [];
  const buttons = ['Help', 'Filter'].map((name) => opener(name));
  let view: PageView = viewListing(['A'], { openers: buttons });
  let at = 0;
  const sight = (): PageView => {
    const group = facet('Kind', values.slice(at, at + 1));
    const choices = group.choices.map((choice) => ({
      ...choice,
      path: { kind: 'actions', from: { kind: 'url', url: view.url }, steps: [] } as const,
    }));
    return { ...view, openers: buttons, groups: [{ ...group, choices }] };
  };
  const page: OpenablePage = {
    view: () => view,
    open(step) {
      opened.push(step.name ?? '');
      at = 0;
      if (step.name === 'Filter') view = { ...view, openers: [...buttons, opener('Kind')], groups: [] };
      else view = step.name === 'Kind' ? sight() : { ...view, groups: [] };
      return Promise.resolve(view);
    },
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(view),
    scrollOn() {
      if (at + 1 >= values.length) return Promise.resolve(null);
      at += 1;
      view = sight();
      return Promise.resolve(view);
    },
    locate,
  };
  return { page, opened };
}

describe('a list of which only what is to be seen is drawn', () => {
  it('is scrolled through for all of its values, in a panel that is opened once', async () => {
    const { page, opened } = windowed(['Lute', 'Horn', 'Drum']);
    const view = await unfold(page, createOpenerMemory());
    expect(view?.groups.map(({ choices }) => choices.map(({ value }) => value))).toEqual([['Lute', 'Horn', 'Drum']]);
    expect(opened).toEqual(['Help', 'Filter', 'Kind']);
  });

  it('is scrolled to the value that is wanted', async () => {
    const memory = createOpenerMemory();
    await unfold(windowed(['Lute', 'Horn', 'Drum']).page, memory);
    const { page } = windowed(['Lute', 'Horn', 'Drum']);
    expect((await revealAgain(page, tick('Horn', 'Kind'), memory))?.step.name).toBe('Horn');
    expect(page.view()?.groups[0]?.choices.map(({ value }) => value)).toEqual(['Horn']);
  });
});

/** A field that drops a tree down, of which only the last opened branch shows what lies below it. */
function tree(branches: Readonly<Record<string, readonly string[]>>): Folded {
  const opened: string[] = [];
  const names = Object.keys(branches);
  let view: PageView = viewListing(['A'], { openers: [opener('Kind')] });
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      opened.push(name ?? '');
      const openers = names.filter((other) => other !== name).map((other) => opener(other));
      view = { ...view, openers, groups: [facet('Kind', [...names, ...(branches[name ?? ''] ?? [])])] };
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
  return { page, opened };
}

describe('what lies below the choices of a group', () => {
  const branches = { Beans: ['Broad', 'Field'], Leeks: ['Summer', 'Winter'] };

  it('is told together, whichever of them shows it', async () => {
    const view = await unfold(tree(branches).page, createOpenerMemory());
    const values = view?.groups.map(({ choices }) => choices.map(({ value }) => value).sort());
    expect(values).toEqual([['Beans', 'Broad', 'Field', 'Leeks', 'Summer', 'Winter']]);
  });

  it('is found again by opening that choice alone', async () => {
    const memory = createOpenerMemory();
    await unfold(tree(branches).page, memory);
    const { page, opened } = tree(branches);
    expect((await reveal(page, tick('Winter', 'Kind'), memory))?.step.name).toBe('Winter');
    expect(opened).toEqual(['Kind', 'Leeks']);
    const top = tree(branches);
    expect((await reveal(top.page, tick('Leeks', 'Kind'), memory))?.step.name).toBe('Leeks');
    expect(top.opened).toEqual(['Kind']);
  });
});

/** A panel behind a button with a section that is closed, and a button in it for the rest of its values. */
function section(): Folded {
  const opened: string[] = [];
  let view: PageView = viewListing(['A'], { openers: [opener('Help'), opener('Filters')] });
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      opened.push(name ?? '');
      if (name === 'Filters') view = { ...view, openers: [opener('Size'), opener('Brand')] };
      if (name === 'Brand') view = { ...view, openers: [opener('More', 'Brand')], groups: [facet('Brand', ['Acme'])] };
      if (name === 'More') view = { ...view, openers: [], groups: [facet('Brand', ['Acme', 'Birch'])] };
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
  return { page, opened };
}

it('what stands behind the button for the rest of a section is found again by opening these alone', async () => {
  const memory = createOpenerMemory();
  await unfold(section().page, memory);
  const { page, opened } = section();
  expect((await reveal(page, tick('Birch', 'Brand'), memory))?.step.name).toBe('Birch');
  expect(opened).toEqual(['Filters', 'Brand', 'More']);
  const first = section();
  await reveal(first.page, tick('Acme', 'Brand'), memory);
  expect(first.opened).toEqual(['Filters', 'Brand']);
});

describe('a control that is not there', () => {
  const panels = { Help: [], Size: ['S'], Colours: ['Red', 'Blue'] };

  it('is looked for behind all that opens', async () => {
    const { page, opened } = accordion(panels);
    expect((await reveal(page, tick('Blue', 'Colours'), createOpenerMemory()))?.step.name).toBe('Blue');
    expect(opened).toEqual(['Colours']);
    expect(await reveal(page, tick('Green', 'Colours'), createOpenerMemory())).toBeNull();
    expect(opened.slice(1)).toEqual(['Colours', 'Help', 'Size']);
  });

  it('is looked for in what an opener brings up, and there at once from then on', async () => {
    const memory = createOpenerMemory();
    expect((await reveal(builder(), tick('Size', 'Column'), memory))?.step.name).toBe('Size');
    expect(memory.byGroup.get('Column')?.map(({ name }) => name)).toEqual(['Filters', 'Column']);
    expect((await reveal(builder(), tick('Brand', 'Column'), memory))?.step.name).toBe('Brand');
  });

  it('is looked for at once where it was found before, and first in its own place', async () => {
    const memory = createOpenerMemory();
    const first = accordion({ ...panels, More: ['Violet'] });
    await reveal(first.page, tick('Violet', 'Hues'), memory);
    expect(first.opened).toEqual(['Help', 'Size', 'Colours', 'More']);
    const second = accordion({ ...panels, More: ['Violet'] });
    await reveal(second.page, tick('Violet', 'Hues'), memory);
    expect(second.opened).toEqual(['More']);
    const near = accordion({ ...panels, 'Show all': ['Pink'] }, { 'Show all': 'Hues' });
    await reveal(near.page, tick('Pink', 'Hues'), createOpenerMemory());
    expect(near.opened).toEqual(['Show all']);
  });
});
