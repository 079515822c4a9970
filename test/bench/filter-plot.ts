/**
 * Curves through labelled points, one panel beside another, as one SVG picture.
 */

/** Points in the order in which the line goes through them. */
export interface PlottedCurve {
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly x: number; readonly y: number }[];
}

/** One panel. */
export interface CurvePlot {
  readonly title: string;
  /** What the axes say. */
  readonly x: string;
  readonly y: string;
  readonly curves: readonly PlottedCurve[];
}

const WIDTH = 460;
const HEIGHT = 320;
const MARGIN = 52;
const TICKS = 4;
const COLOURS: readonly string[] = ['#1b6ca8', '#c8553d', '#3d8b37', '#8450a0'];

/** The panels as a picture. */
export function plotCurves(plots: readonly CurvePlot[]): string {
  const panels = plots.map((plot, at) => `<g transform="translate(${String(at * WIDTH)} 0)">${panel(plot)}</g>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH * plots.length)} ${String(HEIGHT)}" font-family="sans-serif" font-size="10">`,
    `<rect width="${String(WIDTH * plots.length)}" height="${String(HEIGHT)}" fill="white"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panel({ title, x: xName, y: yName, curves }: CurvePlot): string {
  const all = curves.flatMap(({ points }) => points);
  const [xs, ys] = [scale(all.map(({ x }) => x)), scale(all.map(({ y }) => y))];
  const x = (value: number): string => (MARGIN + xs.share(value) * (WIDTH - 2 * MARGIN)).toFixed(1);
  const y = (value: number): string => (HEIGHT - MARGIN - ys.share(value) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const axes = Array.from({ length: TICKS + 1 }, (_, at) => {
    const [across, up] = [xs.at(at / TICKS), ys.at(at / TICKS)];
    return (
      `<text x="${x(across)}" y="${String(HEIGHT - MARGIN + 14)}" text-anchor="middle">${tick(across)}</text>` +
      `<text x="${String(MARGIN - 6)}" y="${y(up)}" text-anchor="end" dy="3">${tick(up)}</text>`
    );
  });
  const drawn = curves.map(({ name, points }, at) => {
    const colour = COLOURS[at % COLOURS.length] ?? '';
    const line = points.map((point, first) => `${first === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join('');
    const dots = points.map(
      (point) =>
        `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="2.5" fill="${colour}"/>` +
        `<text x="${x(point.x)}" y="${y(point.y)}" dx="4" dy="${String(at % 2 === 0 ? -4 : 10)}" fill="${colour}" font-size="8">${escaped(point.label)}</text>`,
    );
    const legend = `<text x="${String(WIDTH - MARGIN)}" y="${String(MARGIN - 20 + 12 * at)}" text-anchor="end" fill="${colour}">${escaped(name)}</text>`;
    return `<path d="${line}" fill="none" stroke="${colour}"/>${dots.join('')}${legend}`;
  });
  return [
    `<text x="${String(MARGIN)}" y="18" font-size="12">${escaped(title)}</text>`,
    `<path d="M${x(xs.least)} ${y(ys.most)}V${y(ys.least)}H${x(xs.most)}" fill="none" stroke="black"/>`,
    `<text x="${String(WIDTH / 2)}" y="${String(HEIGHT - 12)}" text-anchor="middle">${escaped(xName)}</text>`,
    `<text x="12" y="${String(HEIGHT / 2)}" text-anchor="middle" transform="rotate(-90 12 ${String(HEIGHT / 2)})">${escaped(yName)}</text>`,
    ...axes,
    ...drawn,
  ].join('\n');
}

interface Scale {
  readonly least: number;
  readonly most: number;
  share(value: number): number;
  at(share: number): number;
}

/** From a round number below the smallest value to one above the largest. */
function scale(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = 10 ** Math.floor(Math.log10(Math.max(high - low, 0.01)));
  const least = Math.floor(low / step) * step;
  const most = Math.max(least + step, Math.ceil(high / step) * step);
  return {
    least,
    most,
    share: (value) => (value - least) / (most - least),
    at: (share) => least + share * (most - least),
  };
}

function tick(value: number): string {
  return String(Number(value.toFixed(3)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
