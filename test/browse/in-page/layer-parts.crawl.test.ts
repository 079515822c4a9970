import { expect, it } from 'vitest';
import { shownText } from '../browser-fixture.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

it('says of no bar that sticks to the window while the list below it is scrolled that it lies over the page', async () => {
  const { nodes } = await browser.snapshot(
    '<div style="position: sticky; top: 0; z-index: 9; height: 50vh"><button>2</button></div><p style="height: 300vh">',
  );
  expect(nodes.filter(({ covers }) => covers === true)).toEqual([]);
});

it('says of no page of an application that it lies over another where nothing is to be seen below', async () => {
  const page =
    '<div id=page style="position:absolute;inset:0;z-index:1;background:white"><button>Filters</button></div>';
  const covers = async (html: string): Promise<readonly (string | undefined)[]> =>
    (await browser.snapshot(html)).nodes.flatMap((node) => (node.covers === true ? [node.attributes['id']] : []));
  expect(await covers(`<main style="position:relative;height:100vh">${page}</main>`)).toEqual([]);
  expect(
    await covers(`<main style="position:relative;height:100vh"><p style="height:100vh">Lamps</p>${page}</main>`),
  ).toEqual(['page']);
});

/** Two pages of an application, one upon the other. */
function stacked(first: string, second: string): string {
  const style = 'position:absolute;inset:0;background:white';
  return `<div style="position:relative;height:100vh"><div style="${style};${first}">Home</div><div style="${style};${second}">Lamps</div></div>`;
}

it('shows nothing of the page that another was laid upon', async () => {
  const shown = async (first: string, second: string): Promise<string> =>
    shownText(await browser.snapshot(stacked(first, second)))
      .replaceAll(/\s+/gu, ' ')
      .trim();
  expect(await shown('pointer-events:none', '')).toBe('Lamps');
  expect(await shown('pointer-events:none;z-index:1', 'z-index:2')).toBe('Lamps');
  expect(await shown('', 'pointer-events:none;z-index:-1')).toBe('Home');
  // What lets pointers through on top, and pages of which each is reached, are seen.
  expect(await shown('', 'pointer-events:none')).toContain('Lamps');
  expect(await shown('', '')).toContain('Home');
});

it('tells what is clipped to a dot, for those who hear the page, from what is only small', async () => {
  const dot = 'position:absolute;width:1px;height:1px';
  const { nodes } = await browser.snapshot(`<p>Sensors <span id=heard style="${dot};overflow:hidden">unselected</span>
    <span id=clipped style="${dot};clip:rect(0,0,0,0)"><b style="${dot};overflow:hidden">off</b></span>
    <span id=spilling style="${dot}">new</span> <span style="overflow:hidden">all</span></p>`);
  const heard = nodes.filter((node) => node.heard === true).map(({ attributes }) => attributes['id']);
  expect(heard).toEqual(['heard', 'clipped']);
});

it('shows nothing of a copy that is kept behind the page to be measured', async () => {
  const copy = (style: string, around = 'div'): Promise<string> =>
    browser
      .snapshot(`<${around}><p>Lamps</p><div style="position:absolute;${style}">Copy</div></${around}>`)
      .then(shownText);
  expect(await copy('opacity:0;pointer-events:none;z-index:-1')).not.toContain('Copy');
  expect(await copy('opacity:0;pointer-events:none;z-index:-1', 'details')).not.toContain('Copy');
  expect(await copy('', 'details')).toContain('Copy');
  expect(await copy('opacity:0;pointer-events:none')).toContain('Copy');
  expect(await copy('opacity:0;z-index:-1')).toContain('Copy');
});

it('shows none of several alike that are kept behind the page, as cards that are not chosen are', async () => {
  const gone = 'position:absolute;opacity:0;z-index:-9;transform:scale(.5)';
  const cards = (style: string, count: number): Promise<string> =>
    browser
      .snapshot(
        `<section>${Array.from({ length: count }, (_, at) => `<div class="card ${at === 0 ? '' : 'out'}" style="${at === 0 ? '' : style}">Lamp ${String(at)}</div>`).join('')}</section>`,
      )
      .then(shownText);
  expect(await cards(gone, 4)).toBe('Lamp 0');
  expect(await cards(gone, 2)).toContain('Lamp 1');
  expect(await cards('position:absolute;opacity:0', 4)).toContain('Lamp 3');
});
