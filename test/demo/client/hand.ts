/** Works the demo shop by hand, in a real browser: what a person would do for one choice of each kind of facet. */
import type { Frame, Locator, Page } from 'playwright';

import type { DemoShop } from '../../../src/demo/index.js';

/** How long a person waits for a list to change. */
const PATIENCE_MILLIS = 5000;

type Root = Pick<Page | Frame, 'locator'>;

/** The paths of the products that the list shows, sorted; the shop must have no shelves. */
export async function listedPaths(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href^="/product/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(hrefs)].sort();
}

/** The paths of the products that have a value, of those that the shop lists. */
export function expectedPaths(shop: DemoShop, label: string, value: string): readonly string[] {
  return shop
    .truth()
    .filter(({ attributes }) => attributes[label]?.includes(value) === true)
    .map(({ entity }) => entity)
    .sort();
}

/** Waits until the list shows exactly these products; fails with what it shows instead. */
export async function waitForList(page: Page, expected: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const links = [...document.querySelectorAll('a[href^="/product/"]')];
      const shown = [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))].sort();
      return shown.length === wanted.length && shown.every((path, at) => path === wanted[at]);
    },
    expected,
    { timeout: PATIENCE_MILLIS },
  );
}

/** A value of a facet, as displayed. */
export interface Wish {
  readonly label: string;
  readonly value: string;
}

/** Chooses a value in the way that this kind of facet wants. */
export async function choose(page: Page, kind: string, wish: Wish): Promise<void> {
  if (kind === 'builder') return build(page, wish.label, wish.value);
  const root: Root = kind === 'iframe' ? await frameOf(page) : page;
  if (kind === 'own-page') await page.locator('a[href^="/filters"]').click();
  if (kind.startsWith('select')) await pickOption(facetOf(root, wish.label).locator('select'), wish.value);
  else {
    await uncover(facetOf(root, wish.label), kind, wish.value);
    await valueOf(facetOf(root, wish.label), kind, wish.value).click();
  }
  const apply = root.locator('[data-panel] [data-act="apply"], [data-form="facets"] button:not([type])');
  if (['checkbox-button', 'select-button', 'own-page'].includes(kind)) await apply.first().click();
}

/** Does what must be done before the value is there. */
async function uncover(facet: Locator, kind: string, value: string): Promise<void> {
  const control = facet.locator(
    { 'hover-menu': '[data-act^="hover"]', 'value-search': '[data-find]' }[kind] ?? '[data-act^="open"]',
  );
  switch (kind) {
    case 'hover-menu':
      return control.hover();
    case 'folded':
      return control.click();
    case 'show-all':
      return (await control.count()) > 0 ? control.click() : undefined;
    case 'value-search':
      return (await control.count()) > 0 ? control.fill(value) : undefined;
    case 'letters':
      return chooseLetter(facet, value);
    default:
      return undefined;
  }
}

/** Waits until the shop's program works the page. */
export async function waitForProgram(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Goes on page by page, or scrolls, while `wantsMore` says so of the whole list's size. */
export async function turnPages(
  page: Page,
  pager: string,
  wantsMore: (count: number) => Promise<boolean>,
): Promise<void> {
  const COUNT = 40;
  for (let turn = 2; turn <= 12 && (await wantsMore(COUNT)); turn++) {
    const before = await listedPaths(page);
    switch (pager) {
      case 'infinite':
        await page.locator('[data-sentinel]').scrollIntoViewIfNeeded();
        break;
      case 'virtual':
        await page.mouse.move(600, 400);
        await page.mouse.wheel(0, 900);
        break;
      case 'load-more':
        await page.locator('[data-act="more"]').click();
        break;
      case 'form-buttons':
        await page
          .locator('[data-form="pager"] button')
          .filter({ hasText: String(turn) })
          .click();
        break;
      default:
        await page
          .locator('[data-view] a')
          .filter({ hasText: new RegExp(`^\\s*(?:${turn}|Next)\\s*$`, 'u') })
          .first()
          .click();
    }
    await page.waitForFunction((shown) => {
      const links = [...document.querySelectorAll('a[href^="/product/"]')];
      return links.some((link) => !shown.includes(new URL((link as HTMLAnchorElement).href).pathname));
    }, before);
  }
}

async function frameOf(page: Page): Promise<Frame> {
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.body.innerText !== '');
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('there is no frame');
  return frame;
}

function facetOf(root: Root, label: string): Locator {
  return root.locator('.sp-panel > *').filter({ hasText: label }).first();
}

function valueOf(facet: Locator, kind: string, value: string): Locator {
  const exact = new RegExp(
    `^\\s*[☑☐]?\\s*${value.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}\\s*(?:\\(?\\d+\\)?)?\\s*$`,
    'u',
  );
  if (kind === 'swatches')
    return facet
      .getByAltText(value)
      .or(facet.getByLabel(value, { exact: true }))
      .first();
  if (kind === 'rows') return facet.locator('tr.sp-row').filter({ hasText: value }).first();
  const boxes = facet.locator('label, [role="listitem"], td, li').filter({ hasText: exact });
  const inside = boxes.locator('input, [data-act^="v:"]');
  return inside.or(facet.locator('[data-act^="v:"]').filter({ hasText: exact })).first();
}

async function pickOption(select: Locator, text: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: text }).first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

async function chooseLetter(facet: Locator, value: string): Promise<void> {
  const letter = facet.locator(`[data-act^="letter"][data-act$=":${[...value][0]?.toUpperCase() ?? ''}"]`);
  if (await letter.count()) await letter.click();
}

async function build(page: Page, label: string, value: string): Promise<void> {
  await page.locator('[data-act="build"]').click();
  await page.locator('[data-builder="attribute"]').selectOption({ label });
  await page.locator('[data-builder="value"]').selectOption({ label: value });
  await page.locator('[data-act="builder-apply"]').click();
}
