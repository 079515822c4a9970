import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { AddressSighting } from '../../src/entities/address-sighting.js';
import {
  cleanAddress,
  createAddressLearner,
  entityAddress,
  learnAddressRule,
} from '../../src/entities/entity-address.js';
import { at, card } from './cards.js';

const names = ['Anvil', 'Bellows', 'Chisel', 'Drill', 'Easel'];

/** A list page: one sighting per name, with the address that `path` gives. */
function list(
  path: (name: string, position: number) => string,
  shown: readonly string[] = names,
): readonly AddressSighting[] {
  return shown.map((name, position) => ({ ...card(path(name, position), name), url: at(path(name, position)) }));
}

describe('an argument of entity links', () => {
  test('does not identify if lists say different things in it about the same entities', () => {
    const rule = learnAddressRule([
      list((name) => `/game/${name}/change/?_changelist_filters=genre%3D3`),
      list((name) => `/game/${name}/change/?_changelist_filters=section%3D1`),
    ]);
    expect(entityAddress(at('/game/Anvil/change/?_changelist_filters=x'), rule)).toBe(at('/game/Anvil/change/'));
  });

  test('does not identify in the fragment, where it tells scripts the place in the list, on one page already', () => {
    const links = list(
      (name, position) => `/p/${name}#client=search&position=${position + 7}&tracking_id=1${position}f`,
    );
    const rule = learnAddressRule([links]);
    const link = at('/p/Anvil#client=home&position=3&tracking_id=77');
    expect(entityAddress(link, rule)).toBe(at('/p/Anvil'));
    expect(cleanAddress(link, rule)).toBe(at('/p/Anvil'));
  });

  test('identifies in the fragment where nothing else does', () => {
    const rule = learnAddressRule([list((name, position) => `/catalogue#type=item&id=${position + 7}&slug=${name}`)]);
    expect(entityAddress(at('/catalogue#type=item&id=7&slug=Anvil'), rule)).not.toBe(at('/catalogue'));
    expect(entityAddress(at('/catalogue#type=item&id=7&slug=Anvil'), rule)).not.toBe(
      entityAddress(at('/catalogue#type=item&id=8&slug=Bellows'), rule),
    );
  });

  test('stays in the fragment that opens the entity, though it says the same of all', () => {
    const link = (name: string) => `/#book=${name.length}${name}&library=harbour&panel=details`;
    const rule = learnAddressRule(Array.from({ length: 5 }, () => list(link)));
    expect(cleanAddress(at(link('Anvil')), rule)).toBe(at(link('Anvil')));
    expect(entityAddress(at(link('Anvil')), rule)).not.toBe(entityAddress(at(link('Drill')), rule));
  });

  test('does not identify because another layout calls what stands at the same address otherwise', () => {
    const link = (name: string) => `/#book=${name}&panel=details`;
    const called = list(link).map((one) => ({ ...one, name: `${one.name} by Ada` }));
    const rule = learnAddressRule([list(link), called]);
    expect(entityAddress(at(link('Anvil')), rule)).toBe(at('/#book=Anvil'));
  });

  test('does not identify at the end of a path either, where it tells the place on the page', () => {
    const shown = [...names].reverse();
    const rule = learnAddressRule([
      list((name, position) => `/dp/${name}/ref=sr_1_${position + 1}`),
      list((name, position) => `/dp/${name}/ref=sr_1_${position + 1}`, shown),
    ]);
    expect(entityAddress(at('/dp/Anvil/ref=sr_1_5'), rule)).toBe(at('/dp/Anvil'));
  });

  test('does not identify at the end of a path where one path of many has it beside another name', () => {
    const many = Array.from({ length: 30 }, (_, number) => `Tool${number}`);
    const clash = ['ref=sr_1', 'ref=colour_2'].map((end, number) => ({
      ...card(`/dp/Tool0/${end}`, ['Tool0', 'Red'][number] ?? ''),
      url: at(`/dp/Tool0/${end}`),
    }));
    const rule = learnAddressRule([
      list((name, position) => `/dp/${name}/ref=sr_1_${position + 1}`, many),
      list((name, position) => `/dp/${name}/ref=sr_1_${position + 1}`, [...many].reverse()),
      clash,
    ]);
    expect(entityAddress(at('/dp/Tool7/ref=sr_1_5'), rule)).toBe(at('/dp/Tool7'));
    expect(entityAddress(at('/dp/Tool0/ref=sr_1'), rule)).not.toBe(entityAddress(at('/dp/Tool0/ref=colour_2'), rule));
  });

  test('does not identify if it is a session id, on one page already', () => {
    const rule = learnAddressRule([list((name) => `/p/${name}?sid=f3a9c0172be84d55a1`)]);
    expect(entityAddress(at('/p/Anvil?sid=00b9c0172be84d55a1'), rule)).toBe(at('/p/Anvil'));
  });

  test('does not identify if it numbers the cards', () => {
    const rule = learnAddressRule([
      list((name, position) => `/p/${name}?pos=${position + 1}`),
      list((name, position) => `/p/${name}x?pos=${position + 1}`),
    ]);
    expect(entityAddress(at('/p/Anvil?pos=7'), rule)).toBe(at('/p/Anvil'));
  });

  test('does not identify if canonical links leave it out', () => {
    const rule = learnAddressRule([], [{ url: at('/p?id=4&ref=home'), canonical: at('/p?id=4') }]);
    expect(entityAddress(at('/p?id=5&ref=list'), rule)).toBe(at('/p?id=5'));
  });

  test('does not identify in the path if cards show no more than a price, and the same elsewhere in the site', () => {
    const things = Array.from({ length: 9 }, (_, number) => `Thing-${'abcdefghi'.charAt(number)}`);
    const priced = (path: (name: string) => string) =>
      list(path, things).map((one, place) => ({ ...one, image: null, texts: [one.name, `£${place + 1}.50`] }));
    const rule = learnAddressRule([priced((name) => `/c/garden/${name}`), priced((name) => `/p/${name}`)]);
    expect(entityAddress(at('/c/garden/Anvil'), rule)).toBe(entityAddress(at('/p/Anvil'), rule));
    const few = learnAddressRule([priced((name) => `/c/garden/${name}`), priced((name) => `/p/${name}`).slice(0, 4)]);
    expect(entityAddress(at('/c/garden/Anvil'), few)).not.toBe(entityAddress(at('/p/Anvil'), few));
    const numbered = learnAddressRule([
      priced((name) => `/g/4${name.length}/${name}`),
      priced((name) => `/g/7${name.length}/${name}`),
    ]);
    expect(entityAddress(at('/g/45/Anvil'), numbered)).not.toBe(entityAddress(at('/g/75/Anvil'), numbered));
    const byId = learnAddressRule([
      priced((name) => `/p/${name}?size=4`),
      priced((name) => `/p/${name}?size=5`).slice(0, 2),
    ]);
    expect(entityAddress(at('/p/Anvil?size=4'), byId)).not.toBe(entityAddress(at('/p/Anvil?size=5'), byId));
  });

  test('does not identify in the path if canonical links name the same elsewhere', () => {
    const rule = learnAddressRule([], [{ url: at('/c/garden/anvil'), canonical: at('/p/anvil') }]);
    expect(entityAddress(at('/c/kitchen/easel'), rule)).toBe(entityAddress(at('/p/easel'), rule));
    const own = { url: at('/c/garden/easel'), canonical: at('/c/garden/easel') };
    const both = learnAddressRule([], [{ url: at('/c/garden/anvil'), canonical: at('/p/anvil') }, own]);
    expect(entityAddress(at('/c/kitchen/easel'), both)).not.toBe(entityAddress(at('/p/easel'), both));
  });

  test('does not identify if it tells beside what the card stood, which looks otherwise there', () => {
    const strip = list((name) => `/cars/${name}/4?ref=rec`, names.slice(0, 3)).map((one) => ({ ...one, image: null }));
    const rule = learnAddressRule([list((name, place) => `/cars/${name}/4?ref=list&pos=${place + 1}`), strip]);
    expect(entityAddress(at('/cars/Easel/4?ref=rec'), rule)).toBe(at('/cars/Easel/4'));
    const things = (id: number) =>
      list((name) => `/thing?id=${name.length + id}`).map((one) => ({ ...one, image: null }));
    const byId = learnAddressRule([things(0), things(20), things(40)]);
    expect(entityAddress(at('/thing?id=4'), byId)).toBe(at('/thing?id=4'));
  });

  test('does not identify if it comes and goes with one value: paid cards look otherwise', () => {
    const paid = list((name) => `/r/${name}?ad=1&src=list`).map((sighting) => ({
      ...sighting,
      texts: [sighting.name, 'Sponsored'],
      image: null,
    }));
    const rule = learnAddressRule([list((name) => `/r/${name}`), paid]);
    expect(entityAddress(at('/r/Easel?ad=1&src=list'), rule)).toBe(at('/r/Easel'));
  });

  test('does not identify if it comes and goes with a value of its own for each of many entities that paths tell apart', () => {
    const many = Array.from({ length: 12 }, (_, number) => `Tool ${number}`);
    const shelf = (path: string) =>
      list((_, position) => `/tool/${position}${path}${position * 7}`, many).map((one) => ({ ...one, image: null }));
    const rule = learnAddressRule([list((_, position) => `/tool/${position}`, many), shelf('?shelf=w')]);
    expect(entityAddress(at('/tool/3?shelf=w21'), rule)).toBe(at('/tool/3'));
    const few = learnAddressRule([list((_, position) => `/tool/${position}`, many.slice(0, 4)), shelf('?shelf=w')]);
    expect(entityAddress(at('/tool/3?shelf=w21'), few)).toBe(at('/tool/3?shelf=w21'));
  });

  test('identifies all the same where two of one path differ in it', () => {
    const many = Array.from({ length: 12 }, (_, number) => `Tool ${number}`);
    const sizes = many.map((name, position) => ({ ...card(`/tool/${position}?size=${position}`, name), image: null }));
    const twins = ['a', 'b'].map((image, size) => ({
      ...card(`/tool/1?size=9${size}`, 'Tool 1'),
      image: at(`/${image}.png`),
    }));
    const lists = [list((_, position) => `/tool/${position}`, many), sizes, twins].map((cards) =>
      cards.flatMap(({ url, ...rest }) => (url === null ? [] : [{ ...rest, url: new URL(url, at('/')).href }])),
    );
    const rule = learnAddressRule(lists);
    expect(entityAddress(at('/tool/3?size=3'), rule)).toBe(at('/tool/3?size=3'));
  });

  test('does not come to identify again where many cards say nothing more of it', () => {
    const learner = createAddressLearner();
    const menu = list((_, position) => `/menu?src=${position + 3}&to=${position}`, ['Old', 'New', 'Used']);
    learner.addList([...list((name) => `/r/${name}`), ...menu]);
    for (let visit = 0; visit < 60; visit += 1) {
      learner.addList(list((name) => `/r/${name}?src=list&visit=${visit}`));
      if (visit > 0) expect(entityAddress(at('/r/Anvil?src=list&visit=x'), learner.rule())).toBe(at('/r/Anvil'));
    }
  });

  test('does not identify where only few links of one path need it beside others that go', () => {
    const many = Array.from({ length: 24 }, (_, number) => `Entity ${number}`);
    const path = (name: string): string => `/r/${name.replace(' ', '-')}`;
    const menu = list((_, position) => `/menu?place=${position + 3}&region=${position}`, ['Old', 'New', 'Used']);
    const bare = list(path, many.slice(0, 6));
    const rule = learnAddressRule([[...bare, ...menu], list((name) => `${path(name)}?place=0&region=9`, many), bare]);
    expect(entityAddress(at('/r/Entity-1?place=0&region=9'), rule)).toBe(at('/r/Entity-1'));
    expect(new Set(menu.map(({ url }) => entityAddress(url, rule))).size).toBe(menu.length);
  });

  test('identifies if entities of one name differ in it', () => {
    const variants = list((name, position) => `/p/${name}?size=${position % 2}`).map((sighting) => ({
      ...sighting,
      image: `${sighting.url}.png`,
    }));
    const rule = learnAddressRule([list((name) => `/p/${name}`), variants]);
    expect(entityAddress(at('/p/Easel?size=1'), rule)).toBe(at('/p/Easel?size=1'));
  });

  test('identifies if cards of one page differ in nothing else', () => {
    const rule = learnAddressRule([
      list((_, position) => `/p?id=${position + 1}`),
      list((_, position) => `/p?id=${position + 1}`),
    ]);
    expect(rule.dropped.size).toBe(0);
  });

  test('identifies if another page has the rest of the address for another entity', () => {
    const rule = learnAddressRule([
      list((_, position) => `/show?type=game&id=${position * 7}`),
      list((_, position) => `/show?type=book&id=${position * 7}`, ['Atlas', 'Bible', 'Canon', 'Diary', 'Epic']),
      list((_, position) => `/show?type=game&id=${position * 7}`),
    ]);
    expect([...rule.dropped]).toEqual([]);
  });

  test('identifies for cards that share a name and have pictures of their own', () => {
    const twins = (ids: readonly number[]) =>
      ids.map((id) => ({ ...card(null, 'Charizard'), image: at(`/${id}.jpg`), url: at(`/card?id=${id}`) }));
    expect([...learnAddressRule([twins([1, 2, 5]), twins([7, 8, 9])]).dropped]).toEqual([]);
  });

  describe('in which the items of one menu differ', () => {
    const many = Array.from({ length: 30 }, (_, number) => `Tool ${number}`);
    const link = (name: string, position: number) => `/tool/${name.replace(' ', '')}/?ref=sr_${position}`;
    const menu = list((name) => `/watch/?ref=hm_${name}`);

    test('does not identify where many entities have paths of their own', () => {
      const rule = learnAddressRule([menu, list(link, many), list(link, [...many].reverse())]);
      expect(entityAddress(at('/tool/Tool3/?ref=sr_26'), rule)).toBe(at('/tool/Tool3/'));
      expect(entityAddress(at('/watch/?ref=hm_Anvil'), rule)).toBe(at('/watch/?ref=hm_Anvil'));
    });

    test('identifies where few have', () => {
      const few = many.slice(0, 9);
      const rule = learnAddressRule([menu, list(link, few), list(link, [...few].reverse())]);
      expect(entityAddress(at('/tool/Tool3/?ref=sr_26'), rule)).toBe(at('/tool/Tool3/?ref=sr_26'));
    });

    test('identifies where entities of more paths differ in it', () => {
      const others = ['/a', '/b'].map((path) => list((name) => `${path}?ref=${name}`));
      const rule = learnAddressRule([menu, ...others, list(link, many), list(link, [...many].reverse())]);
      expect(entityAddress(at('/tool/Tool3/?ref=sr_26'), rule)).toBe(at('/tool/Tool3/?ref=sr_26'));
    });
  });

  test('that says the same on every page stays in the link, for the link may need it', () => {
    const rule = learnAddressRule([1, 2, 3].map((page) => list((name) => `/show?type=game&id=${name}${page}`)));
    expect(entityAddress(at('/show?type=game&id=Anvil1'), rule)).toBe(at('/show?id=Anvil1'));
    expect(cleanAddress(at('/show?type=game&id=Anvil1'), rule)).toBe(at('/show?id=Anvil1&type=game'));
  });
});

describe('a path', () => {
  test('loses session ids', () => {
    const rule = learnAddressRule([list((name) => `/p/${name};jsessionid=0AB81D`)]);
    expect(entityAddress(at('/p/Anvil;jsessionid=77FF'), rule)).toBe(at('/p/Anvil'));
  });

  test('loses the category under which the same entities are listed elsewhere', () => {
    const rule = learnAddressRule([
      list((name) => `/tools/${name}-1`),
      list((name) => `/tools/garden/${name}-1`),
      list((name) => `/sale/${name}-1`),
    ]);
    const addresses = ['/tools/Anvil-1', '/tools/garden/Anvil-1', '/sale/Anvil-1'].map((path) =>
      entityAddress(at(path), rule),
    );
    expect(new Set(addresses).size).toBe(1);
  });

  test('keeps a category in which other entities have the same last segment', () => {
    const inCategory = (category: string) =>
      list((name) => `/${category}/${name}`).map((one) => ({ ...one, name: `${one.name} ${category}`, image: null }));
    const rule = learnAddressRule([[...inCategory('tools'), ...inCategory('toys')]]);
    expect(entityAddress(at('/tools/Anvil'), rule)).not.toBe(entityAddress(at('/toys/Anvil'), rule));
  });
});

test('a fragment stays where it selects', () => {
  const rule = learnAddressRule([]);
  expect(entityAddress(at('/app#/item/4'), rule)).toBe(at('/app#/item/4'));
  expect(entityAddress(at('/item/4#reviews'), rule)).toBe(at('/item/4'));
});

test('an address of an address is itself', () => {
  const segment = fc.constantFrom('a', 'b1', 'c-d', '*', 'x;sid=4');
  const argument = fc.tuple(fc.constantFrom('id', 'sid', 'pos', 'ref'), fc.constantFrom('1', '2', 'abc'));
  const path = fc
    .tuple(fc.array(segment, { maxLength: 4 }), fc.array(argument, { maxLength: 3 }))
    .map(([segments, query]) => `/${segments.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`);
  const parts = fc.subarray(['?id', '?sid', '?pos', ';sid', '/0/2', '/1/3', '/prefix']);
  const exceptions = fc
    .subarray(['?id', '?sid', '?pos'])
    .map((some) => new Set(some.map((one) => `${one} ${at('/a/b1')}`)));
  fc.assert(
    fc.property(parts, exceptions, path, (dropped, except, where) => {
      const rule = { dropped: new Set(dropped), removable: new Set<string>(), exceptions: except };
      const once = entityAddress(at(where), rule);
      expect(entityAddress(once, rule)).toBe(once);
    }),
    { numRuns: 200 },
  );
});

test('no two cards of one page with different names ever get one address', () => {
  const path = fc
    .tuple(fc.constantFrom('p', 'q'), fc.nat(3), fc.nat(2), fc.nat(2))
    .map(([where, id, sid, pos]) => `/${where}/${id}?sid=${sid}&pos=${pos}`);
  const lists = fc.array(fc.uniqueArray(path, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lists, (pages) => {
      const sightings = pages.map((page, number) =>
        page.map((where, position) => ({ ...card(null, `${names[position] ?? ''} ${number % 2}`), url: at(where) })),
      );
      const rule = learnAddressRule(sightings);
      for (const page of sightings)
        expect(new Set(page.map(({ url }) => entityAddress(url, rule))).size).toBe(page.length);
    }),
    { numRuns: 60 },
  );
});

describe('addresses that count clicks', () => {
  const titles = ['Cashier', 'Cook', 'Driver'];
  const jobs = Array.from({ length: 12 }, (_, job) => ({ job, name: titles[job % 3] ?? '' }));
  const sighting = (path: string, { job, name }: { readonly job: number; readonly name: string }): AddressSighting => ({
    ...card(path, name, { image: null, texts: [name, `Company ${'abcdefghijkl'.charAt(job)}`] }),
    name,
    url: at(path),
  });

  test('keep what names the entity twice over, and lose what differs each time, though many entities have one name', () => {
    const pages = [0, 3, 6].map((turn) =>
      jobs.map((one, place) => sighting(`/rc/clk?jk=j${one.job}&bb=b${one.job}&tk=t${place + turn}x${one.job}`, one)),
    );
    const rule = learnAddressRule(pages);
    expect(entityAddress(at('/rc/clk?jk=j4&bb=b4&tk=t9'), rule)).toBe(at('/rc/clk?bb=b4&jk=j4'));
  });

  test('of paid cards say nothing of those of other cards', () => {
    const pages = [0, 1, 2].map((turn) => [
      ...jobs.map((one) => sighting(`/rc/clk?jk=j${one.job}&bb=b${one.job}&tk=t${turn}x${one.job}`, one)),
      ...jobs.slice(0, 5).map((one) => sighting(`/ad/clk?ad=a${one.job}&key=k${one.job}&tk=s${turn}x${one.job}`, one)),
    ]);
    const rule = learnAddressRule(pages);
    expect(entityAddress(at('/rc/clk?jk=j4&bb=b4&tk=t9'), rule)).toBe(at('/rc/clk?bb=b4&jk=j4'));
    expect(entityAddress(at('/ad/clk?ad=a4&key=k4&tk=t9'), rule)).toBe(at('/ad/clk?ad=a4&key=k4'));
  });
});
