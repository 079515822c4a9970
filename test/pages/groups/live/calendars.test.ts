import { expect, it } from 'vitest';
import { cardsHtml } from '../../html-page.js';
import { readLive } from '../../live-page.js';

const days = Array.from({ length: 30 }, (_, at) => at + 1);
const week = 'MTWTFSS'.split('');
const cards = `<div class="grid">${cardsHtml(6)}</div>`;
const tags = ['Boat', 'Walk', 'Bus'].map((tag) => `<button aria-pressed="false">${tag}</button>`).join('');

function inTable(): string {
  const cells = [0, ...days, 0, 0, 0, 0].map((day) =>
    day === 0
      ? '<td></td>'
      : `<td role="gridcell"><button aria-label="June ${day}, 2026"><span>${day}</span></button></td>`,
  );
  const rows = [0, 1, 2, 3, 4].map((at) => `<tr>${cells.slice(at * 7, at * 7 + 7).join('')}</tr>`);
  const heads = week.map((day) => `<th>${day}</th>`).join('');
  return `<table role="grid"><thead><tr>${heads}</tr></thead><tbody><tr><td colspan="7">JUN</td></tr>${rows.join('')}</tbody></table>`;
}

function inBlocks(): string {
  const before = ['27', '28', '29', '30', '31'].map((day) => `<span onclick="x()">${day}</span>`).join('');
  return `<div>${before}${days.map((day) => `<span onclick="x()">${day}</span>`).join('')}</div>`;
}

it('what is chosen in a calendar is no value, nor does what turns it open anything', () => {
  for (const month of [inTable(), inBlocks()]) {
    const picker = `<div><div><button aria-haspopup="menu">June 2026</button><button aria-label="Before">‹</button>
      <button aria-label="After">›</button></div>${month}<button>Close calendar</button></div>`;
    const { groups, openers } = readLive(`<main><h1>Trips</h1><div><h3>Kind</h3>${tags}</div>${picker}${cards}</main>`);
    expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([['Kind', 3]]);
    expect(openers).toEqual([]);
  }
});

it('values that are numbered are none', () => {
  const boxes = days
    .map((day) => `<li><label><input type="checkbox" name="n" value="${day}">${day}</label></li>`)
    .join('');
  const { groups } = readLive(
    `<main><h1>Trips</h1><form><fieldset><legend>Players</legend><ul>${boxes}</ul></fieldset></form>${cards}</main>`,
  );
  expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([['Players', 30]]);
});
