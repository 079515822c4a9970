import { expect, it } from 'vitest';
import type { Widget } from '../../../../src/pages/groups/live/widget.js';
import { namedRuns, rowsOf, runsOfOneKind, tellWidgets } from '../../../../src/pages/groups/live/widget-runs.js';
import { findWidgets } from '../../../../src/pages/groups/live/widgets.js';
import type { PageIndex } from '../../../../src/pages/page-index.js';
import { liveIndex } from '../read-live.js';

const NONE: ReadonlySet<number> = new Set();

/** What scripts work in a page, told apart. */
function widgetsOf(index: PageIndex): ReadonlyMap<number, Widget> {
  const found = findWidgets(index, { walls: NONE, taken: NONE, submits: NONE });
  return new Map(found.map((widget) => [widget.block, widget]));
}

/** The named runs of a page as lines; `apart` is a text that belongs to no run. */
function linesOf(html: string, apart?: string): readonly string[] {
  const index = liveIndex(html);
  const told = tellWidgets(index, widgetsOf(index));
  const aside = [...told.widgets.keys()].filter((id) => index.text(id) === apart);
  const cut = runsOfOneKind(index, told, { apart: new Set(aside), walls: NONE });
  return namedRuns(index, told, rowsOf(index, told, cut)).map(({ label, items, trailing }) => {
    const values = items.map(({ main, parts }) => index.text(main ?? parts[0] ?? 0));
    const end = trailing?.main == null ? '' : ` | ${index.text(trailing.main)}`;
    return `${label?.text ?? '-'}: ${values.join(' ')}${end}`;
  });
}

const BOXES = ['Pool', 'Sauna'].map((value) => `<label><input type=checkbox onclick=x>${value}</label>`).join('');

it.each([
  ['buttons under a heading', '<h4>Color</h4><p><button>Red</button><button>Blue</button></p>', ['Color: Red Blue']],
  [
    'boxes, and a link that shows more of them',
    `<h4>Facilities</h4><p>${BOXES}<a href="#" onclick=x>Show all</a></p>`,
    ['Facilities: Pool Sauna | Show all'],
  ],
  [
    'links with numbers, and those below one of them',
    `<h4>Kind</h4><ul><li><a href="#" onclick=x>Party 65</a><ul><li><a href="#" onclick=x>Word 26</a></li><li><a href="#" onclick=x>Quiz 9</a></li></ul></li><li><a href="#" onclick=x>Family 40</a></li></ul>`,
    ['Kind: Party 65 Word 26 Quiz 9 Family 40'],
  ],
  [
    'links below ones that only show them',
    `<ul><li><a href="#" onclick=x>Kind</a><ul><li><a href="#" onclick=x>Word 26</a></li><li><a href="#" onclick=x>Quiz 9</a></li></ul></li><li><a href="#" onclick=x>Size</a><ul><li><a href="#" onclick=x>S 4</a></li><li><a href="#" onclick=x>M 9</a></li></ul></li></ul>`,
    ['Kind: Word 26 Quiz 9', 'Size: S 4 M 9'],
  ],
  [
    'buttons behind boxes are a run of their own under the heading of both',
    `<h4>Facilities</h4><p>${BOXES}<button>Red</button><button>Blue</button></p>`,
    ['Facilities: Pool Sauna', 'Facilities: Red Blue'],
  ],
  [
    'the nodes of one tree',
    '<h4>Kind</h4><ul role=tree><li role=treeitem onclick=x>Home</li><li role=treeitem onclick=x>Toys</li></ul>',
    ['Kind: Home Toys'],
  ],
])('what stands together and is of one kind: %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it('what stands apart parts no run', () => {
  const html = '<h4>Color</h4><p><button>Red</button><button>Blue</button><button>Lilac</button></p>';
  expect(linesOf(html, 'Blue')).toEqual(['Color: Red Lilac']);
});

it('says of a widget and of an item that it works whether it is a box', () => {
  const index = liveIndex(`<p>${BOXES}</p><p><button>Red</button><button>Blue</button></p>`);
  const told = tellWidgets(index, widgetsOf(index));
  const [boxes, buttons] = runsOfOneKind(index, told, { apart: NONE, walls: NONE });
  expect(boxes?.items.map(told.isBoxItem)).toEqual([true, true]);
  expect(boxes?.items.map(({ main }) => told.isBoxAt(main ?? -1))).toEqual([true, true]);
  expect(buttons?.items.map(told.isBoxItem)).toEqual([false, false]);
  expect(told.kindOf(buttons?.items[0])).not.toBe(told.kindOf(boxes?.items[0]));
});
