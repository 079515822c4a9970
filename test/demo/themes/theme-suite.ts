/** What every theme must do, whatever its HTML looks like. */
import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import { expect, it } from 'vitest';
import type { DemoShopOptions, ThemeName } from '../../../src/demo/index.js';
import { tellTruth } from '../../../src/demo/truth.js';
import { documentAt, htmlAt, textAt } from '../page-fixture.js';
import { bodyAt, visitShop } from '../shop-fixture.js';

const FEW_PAGES = ['/c/footwear', '/p/14'];
const PAGES = ['/', '/all', '/c/footwear', '/search?q=zzzz', '/p/14', '/login', '/cart', '/account', '/about'];

/** Tests that a theme writes complete, safe pages in every language. */
export function itWritesWholePages(theme: ThemeName): void {
  it.each(['en', 'de', 'ar', 'ja'] as const)('writes every page in %s, hostile names included', (language) => {
    const visit = visitShop({ theme, language, hostile: 'on', sponsored: 'badge', attributes: 'few' });
    for (const address of language === 'en' ? PAGES : FEW_PAGES) {
      const text = htmlAt(visit, address);
      const document = load(text);
      expect(document('html').attr('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
      expect(document('script:not([type="application/ld+json"])')).toHaveLength(0);
      expect(document('b').filter((_, one) => document(one).text() === 'bold')).toHaveLength(0);
      expect(document('title')).toHaveLength(1);
      expect(text).not.toMatch(/\[object Object\]|undefined|<\/(input|img|meta|br)\b/);
    }
  });

  it('writes names, values and counts as they are, escaped', () => {
    const visit = visitShop({ theme, hostile: 'on' });
    const text = textAt(visit, '/all?size=96');
    for (const trap of ['<script>alert(1)</script>', '"hi"', '__proto__', '🦄 glitter']) expect(text).toContain(trap);
    for (const { name } of tellTruth(visit).slice(0, 6)) {
      expect(textAt(visit, `/search?q=${encodeURIComponent(name.split(' ')[0] ?? '')}`)).toContain(name);
    }
  });
}

/** The addresses of all links of a page. */
export function linksOf(document: CheerioAPI): readonly string[] {
  return document('a')
    .toArray()
    .map((link) => document(link).attr('href') ?? '');
}

/** All pieces of text in the body, sorted. */
function textsOf(document: CheerioAPI): readonly string[] {
  const nodes = document('body *').contents().toArray();
  return nodes
    .flatMap((node) => (node.type === 'text' ? node.data.replaceAll(/\s+/g, ' ').trim() : []))
    .filter((text) => text !== '')
    .sort();
}

/** Tests that all that a list offers is written: facets, cards, chips, orders, sizes, letters, pager. */
export function itWritesWholeLists(theme: ThemeName): void {
  const options: Partial<DemoShopOptions> = { theme, letters: 'on', sort: 'both' };
  it.each([
    { ...options, sizes: 'links', chosen: 'chips' },
    { theme, sizes: 'select', pager: 'arrows', swatches: 'on', chosen: 'switch' },
    { theme, truncate: 'on', pager: 'numbersonly', multi: 'or', sponsored: 'rel', counts: 'off' },
  ] as const)('writes every link of a list, with %o', (more) => {
    const visit = visitShop(more);
    const address = '/all?brand=northfell&size=12';
    const body = bodyAt(visit, address, 'list');
    const links = new Set(linksOf(documentAt(visit, address)));
    const wanted = [
      ...body.cards.map(({ href }) => href),
      ...body.facets.flatMap(({ facets }) =>
        facets.flatMap(({ values, showAll }) => [...values.map(({ href }) => href), showAll?.href]),
      ),
      ...(body.categories?.values.map(({ href }) => href) ?? []),
      ...(body.chips?.chips.map(({ href }) => href) ?? []),
      ...(body.letters?.links.filter(({ isCurrent }) => !isCurrent).map(({ href }) => href) ?? []),
      body.pager?.next?.href,
    ].filter((href) => href !== undefined && href !== null);
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((href) => !links.has(href))).toEqual([]);
  });

  it('can keep titles to attributes, and draws no parts that come as markup', () => {
    const visit = visitShop({ theme, list: 'titles', facets: 'chips', pager: 'load-more' });
    const document = documentAt(visit, '/all');
    const { name } = bodyAt(visit, '/all', 'list').cards[0] ?? { name: '' };
    expect(document('body').text()).not.toContain(name);
    const named = document('[title], [aria-label], [alt]').filter((_, one) =>
      Object.values(one.attribs).includes(name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(document('[data-panel] .sp-chip').length).toBeGreaterThan(50);
    expect(document('[data-pager] [data-act="more"]')).toHaveLength(1);
  });

  it('says what is found, and that nothing is', () => {
    const visit = visitShop({ theme });
    expect(textAt(visit, '/all')).toContain('120 results');
    expect(textAt(visit, '/all')).toContain('Showing 1–24 of 120');
    expect(textAt(visit, '/search?q=zzzz')).toContain('Nothing matches your search.');
  });
}

/** Tests that forms send what the visitor chooses. */
export function itWritesForms(theme: ThemeName): void {
  it.each(['single', 'or'] as const)('writes facets as a form that can be sent, with multi=%s', (multi) => {
    const visit = visitShop({ theme, facets: 'form', multi, folded: multi === 'or' ? 'on' : 'off' });
    const document = documentAt(visit, '/all?color=red&sort=dear');
    const [group] = bodyAt(visit, '/all?color=red&sort=dear', 'list').facets;
    const form = document('form').filter((_, one) => document(one).find('[name="color"]').length > 0);
    expect(form.attr('action')).toBe('/all');
    expect(form.find('input[type=hidden]').attr()).toMatchObject({ name: 'sort', value: 'dear' });
    expect(form.find('button, input[type=submit]')).toHaveLength(1);
    for (const { name, values } of group?.facets ?? []) {
      const offered = form.find(`[name="${name}"] option, input[name="${name}"]`).toArray();
      const sent = offered.map((one) => document(one).attr('value')).filter((value) => value !== '');
      expect(sent).toEqual(values.map(({ value }) => value));
    }
    expect(form.find('[name="color"] [selected], [name="color"][checked]').attr('value')).toBe('red');
  });
}

/** Tests that product pages show their attributes in every style, and as microdata. */
export function itWritesProducts(theme: ThemeName): void {
  it.each(['table', 'dl', 'pairs'] as const)('writes the attributes of a product as %s', (specs) => {
    const visit = visitShop({ theme, specs });
    const { rows } = bodyAt(visit, '/p/14', 'product').specs;
    const text = textAt(visit, '/p/14');
    for (const { label, values } of rows) for (const part of [label, ...values]) expect(text).toContain(part);
    expect(documentAt(visit, '/p/14')('dl, [role=term]').length > 0).toBe(specs === 'dl');
  });

  it.each(['table', 'dl', 'pairs', 'none'] as const)('writes microdata beside %s', (specs) => {
    const document = documentAt(visitShop({ theme, specs, data: 'microdata' }), '/p/14');
    const product = document('[itemscope][itemtype$="schema.org/Product"]');
    const text = (prop: string) => document(product.find(`[itemprop="${prop}"]`).first());
    expect(text('name').text()).toMatch(/trekking pack|daypack|\w+/);
    expect(text('price').attr('content')).toMatch(/^\d+\.\d\d$/);
    const names = product
      .find('[itemtype$="PropertyValue"] [itemprop="name"]')
      .toArray()
      .map((one) => document(one).attr('content') ?? document(one).text());
    expect(names).toContain('Weight');
  });
}

/** Tests home, login, cart and account. */
export function itWritesPlainPages(theme: ThemeName): void {
  it('writes home, login, cart and account with all they offer', () => {
    const visit = visitShop({ theme, acts: 'get', trap: 'calendar' });
    expect(linksOf(documentAt(visit, '/'))).toEqual(
      expect.arrayContaining(['/c/footwear', '/all', '/cart', '/logout']),
    );
    expect(documentAt(visit, '/login')('form[action="/login"] input[type=password]')).toHaveLength(1);
    expect(linksOf(documentAt(visit, '/account'))).toContain('/account/orders/10071/delete');
    expect(linksOf(documentAt(visit, '/cart'))).toContain('/checkout');
    expect(linksOf(documentAt(visit, '/events/2026/11'))).toContain('/events/2026/12');
  });

  it('writes what acts as forms that post', () => {
    const document = documentAt(visitShop({ theme }), '/p/14');
    const forms = document('form[method=post]')
      .toArray()
      .map((form) => document(form).attr('action'));
    expect(forms).toEqual(expect.arrayContaining(['/cart/add', '/wishlist/add', '/vote', '/logout', '/newsletter']));
  });
}

/** Tests that depth and order of blocks change nothing that a visitor could miss. */
export function itKeepsContentUnderLayouts(theme: ThemeName): void {
  it.each([1, 2])('says and links the same under layout seed %i', (layoutSeed) => {
    const [plain, dealt] = [visitShop({ theme }), visitShop({ theme, layoutSeed })];
    for (const address of ['/', '/c/footwear?color=red', '/p/14']) {
      const [before, after] = [documentAt(plain, address), documentAt(dealt, address)];
      expect([...linksOf(after)].sort()).toEqual([...linksOf(before)].sort());
      expect(textsOf(after)).toEqual(textsOf(before));
    }
    expect(htmlAt(dealt, '/all')).not.toBe(htmlAt(plain, '/all'));
  });
}
