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
  /** What runs knew in the end that had no more pages than these. @default none */
  readonly budgets?: readonly { readonly pages: number; readonly share: number }[];
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
const HEIGHT = 320;
const MARGIN = 56;
const CAPTION_HEIGHT = 24;
/** A picture of one panel is as wide as this at least, for its caption. */
const LEAST_WIDTH = 640;
/** Colour and dashes, so that curves are told apart without colours, too. */
const STROKES: readonly (readonly [string, string])[] = [
  ['#1b6ca8', 'none'],
  ['#c8553d', '7 3'],
  ['#3d8b37', '2 2'],
  ['#8450a0', '9 3 2 3'],
  ['#b58900', '5 2'],
  ['#555555', '1 3'],
];
/** Ticks of the axis upwards, the ends included, and at most of the one across. */
const SHARE_TICKS = 5;
const PAGE_TICKS = 8;
/** Steps between ticks are one of these times a power of ten. */
const STEPS: readonly number[] = [1, 2, 5, 10];

/** Pages are drawn up to this many times the largest line across; what goes on further is cut off. */
const DRAWN_TIMES_MARKS = 1.5;
const PERCENT = 100;

/** What a picture says beside its curves. */
export interface PlotWords {
  /** Name of the axis upwards. @default facts known */
  readonly known?: string;
  /** A line below all plots. @default none */
  readonly caption?: string;
}

/** The plots, three beside each other, as one SVG picture. */
export function plotFacts(
  plots: readonly FactsPlot[],
  { known = 'facts known', caption = '' }: PlotWords = {},
): string {
  const height = HEIGHT * Math.ceil(plots.length / COLUMNS) + CAPTION_HEIGHT;
  const width = Math.max(LEAST_WIDTH, WIDTH * Math.min(COLUMNS, plots.length));
  const panels = plots.map(
    (plot, at) =>
      `<g transform="translate(${(at % COLUMNS) * WIDTH} ${Math.floor(at / COLUMNS) * HEIGHT})">${panel(plot, known)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="10">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...panels,
    `<text x="${MARGIN}" y="${height - CAPTION_HEIGHT / 2}" fill="#555">${escaped(caption)}</text>`,
    '</svg>\n',
  ].join('\n');
}

function panel({ title, curves, marks }: FactsPlot, known: string): string {
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
    const [colour, dashes] = STROKES[at % STROKES.length] ?? ['black', 'none'];
    const shown = curve.points.filter(({ pages }) => pages <= most);
    const steps = shown.map(({ pages, share }) => `H${x(pages)}V${y(share)}`).join('');
    const end = `H${x(Math.min(most, curve.pages))}`;
    const line = HEIGHT - MARGIN - 12 - 13 * (curves.length - 1 - at);
    const budgets = (curve.budgets ?? []).filter(({ pages }) => pages <= most);
    return [
      `<path d="M${x(0)} ${y(0)}${steps}${end}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="${dashes}"/>`,
      ...budgets.map(
        ({ pages, share }) =>
          `<circle cx="${x(pages)}" cy="${y(share)}" r="3" fill="white" stroke="${colour}" stroke-width="1.5"/>`,
      ),
      `<path d="M${WIDTH - MARGIN - 26} ${line - 3}h22" stroke="${colour}" stroke-width="1.5" stroke-dasharray="${dashes}"/>`,
      `<text x="${WIDTH - MARGIN - 32}" y="${line}" text-anchor="end" fill="${colour}" ${HALO}>${escaped(legend(curve))}</text>`,
    ].join('\n');
  });
  return [
    `<text x="${MARGIN}" y="18" font-size="13" font-weight="bold">${escaped(title)}</text>`,
    ...axes({ x, y, most, known }),
    ...lines,
    ...drawn,
  ].join('\n');
}

/** Text is to be read where it stands on a curve. */
const HALO = 'stroke="white" stroke-width="3" paint-order="stroke"';

interface Scale {
  readonly x: (pages: number) => string;
  readonly y: (share: number) => string;
  /** Pages that are drawn. */
  readonly most: number;
  readonly known: string;
}

/** Both axes with their names, numbers and a thin grid. */
function axes({ x, y, most, known }: Scale): readonly string[] {
  const step = roundStep(most / PAGE_TICKS);
  const pages = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const shares = Array.from({ length: SHARE_TICKS }, (_, at) => at / (SHARE_TICKS - 1));
  return [
    ...shares.flatMap((share) => [
      `<path d="M${x(0)} ${y(share)}H${x(most)}" stroke="#eee"/>`,
      `<text x="${MARGIN - 5}" y="${Number(y(share)) + 3}" text-anchor="end">${PERCENT * share} %</text>`,
    ]),
    ...pages.flatMap((at) => [
      `<path d="M${x(at)} ${y(0)}v4" stroke="black"/>`,
      `<text x="${x(at)}" y="${HEIGHT - MARGIN + 15}" text-anchor="middle">${at.toLocaleString('en')}</text>`,
    ]),
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(most)}" fill="none" stroke="black"/>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - MARGIN + 32}" text-anchor="middle">pages asked of the site</text>`,
    `<text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escaped(known)}</text>`,
  ];
}

/** The next larger number of one digit that is easy to count in, a whole one. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return Math.ceil(power * (STEPS.find((step) => step * power >= least) ?? 1));
}

/** What a curve is of, and where it ended. */
function legend({ name, points, pages, isStopped }: FactsCurve): string {
  const share = Math.floor(PERCENT * (points.at(-1)?.share ?? 0));
  return `${name}: ${share} % ${isStopped ? 'when stopped after' : 'after'} ${pages.toLocaleString('en')} pages`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
