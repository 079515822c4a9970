/**
 * Facts against pages as a picture: one curve per strategy, the reference costs as lines.
 */

/** Shares of the facts that were known after so many pages. */
export interface FactsCurve {
  readonly name: string;
  readonly points: readonly { readonly pages: number; readonly share: number }[];
  /** Pages at its end; of what it learnt later nothing is known. */
  readonly pages: number;
  /** Whether it was stopped there. */
  readonly isStopped: boolean;
}

/** What a plot shows. */
export interface FactsPlot {
  readonly title: string;
  readonly curves: readonly FactsCurve[];
  /** Names and pages of the lines across. */
  readonly marks: Readonly<Record<string, number>>;
}

const COLUMNS = 3;
const WIDTH = 480;
const HEIGHT = 300;
const MARGIN = 48;
const COLOURS: readonly string[] = ['#1b6ca8', '#c8553d', '#3d8b37', '#8450a0', '#b58900', '#555555'];

/** Pages are drawn up to this many times the largest line across; what goes on further is cut off. */
const DRAWN_TIMES_MARKS = 1.5;
const PERCENT = 100;

/** The plots, three beside each other, as one SVG picture. */
export function plotFacts(plots: readonly FactsPlot[]): string {
  const height = HEIGHT * Math.ceil(plots.length / COLUMNS);
  const width = WIDTH * Math.min(COLUMNS, plots.length);
  const panels = plots.map(
    (plot, at) =>
      `<g transform="translate(${(at % COLUMNS) * WIDTH} ${Math.floor(at / COLUMNS) * HEIGHT})">${panel(plot)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="10">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panel({ title, curves, marks }: FactsPlot): string {
  const furthest = Math.max(1, ...curves.map(({ pages }) => pages));
  const most = Math.round(Math.min(furthest, DRAWN_TIMES_MARKS * Math.max(1, ...Object.values(marks))));
  const x = (pages: number): string => (MARGIN + (pages / most) * (WIDTH - 2 * MARGIN)).toFixed(1);
  const y = (share: number): string => (HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const lines = Object.entries(marks).map(
    ([name, pages]) =>
      `<path d="M${x(pages)} ${y(0)}V${y(1)}" stroke="#bbb" stroke-dasharray="3 3"/>` +
      `<text x="${x(pages)}" y="${y(1.04)}" text-anchor="middle" fill="#777">${escaped(name)}</text>`,
  );
  const drawn = curves.map((curve, at) => {
    const colour = COLOURS[at % COLOURS.length] ?? '';
    const shown = curve.points.filter(({ pages }) => pages <= most);
    const steps = shown.map(({ pages, share }) => `H${x(pages)}V${y(share)}`).join('');
    const end = `H${x(Math.min(most, curve.pages))}`;
    return (
      `<path d="M${x(0)} ${y(0)}${steps}${end}" fill="none" stroke="${colour}" stroke-width="1.5"/>` +
      `<text x="${WIDTH - MARGIN}" y="${HEIGHT - MARGIN - 8 - 12 * at}" text-anchor="end" fill="${colour}">${escaped(legend(curve))}</text>`
    );
  });
  return [
    `<text x="${MARGIN}" y="16" font-size="12">${escaped(title)}</text>`,
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(most)}" fill="none" stroke="black"/>`,
    `<text x="${x(0)}" y="${HEIGHT - MARGIN + 14}">0</text>`,
    `<text x="${x(most)}" y="${HEIGHT - MARGIN + 14}" text-anchor="end">${most.toLocaleString('en')} pages</text>`,
    `<text x="${MARGIN - 4}" y="${y(1)}" text-anchor="end">all facts</text>`,
    ...lines,
    ...drawn,
  ].join('\n');
}

/** What a curve is of, and where it ended. */
function legend({ name, points, pages, isStopped }: FactsCurve): string {
  const share = Math.floor(PERCENT * (points.at(-1)?.share ?? 0));
  return `${name}: ${share} % ${isStopped ? 'when stopped after' : 'after'} ${pages.toLocaleString('en')} pages`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
