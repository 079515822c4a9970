/**
 * What Querent sees on one page, as a picture for a person: the page in frames with marks on them, and a list beside.
 *
 * The answer is markup that stands for itself: no script, no address, every text of the site escaped.
 */

import type { PageView } from '../model/page.js';
import type { Box, PageFrame, PagePicture } from '../model/picture.js';
import { escapeHtml } from './escape-html.js';
import { pictureLegend } from './picture-legend.js';
import { markNames, pictureMarks, type Mark, type MarkKind, type MarkNames } from './picture-marks.js';

/** Markup to be drawn at a width. */
export interface PictureMarkup {
  readonly html: string;
  /** In pixels. */
  readonly width: number;
}

/** Width of the list, in pixels. */
const LEGEND_WIDTH = 460;

/** Further frames are drawn smaller, since they repeat most of the first. */
const FURTHER_SCALE = 0.55;

const MARGIN = 24;

/** Height of a mark's label, in pixels. */
const LABEL_HEIGHT = 15;

const COLOURS: Readonly<Record<MarkKind, string>> = {
  list: '#0b57d0',
  card: '#4c8df6',
  facet: '#c2185b',
  value: '#f06292',
  group: '#757575',
  order: '#6a1b9a',
  paging: '#00796b',
  search: '#ef6c00',
  range: '#ad1457',
  form: '#8d6e63',
  opener: '#f9a825',
  overlay: '#d50000',
};

/** The picture as markup. */
export function inspectPicture({ view, frames }: PagePicture): PictureMarkup {
  const names = markNames(view);
  const [first, ...further] = frames.map((frame, at) => frameMarkup(frame, names, at));
  const widths = frames.map(({ width }, at) => Math.ceil(width * scaleOf(at)) + MARGIN);
  const legend = `<nav>${pictureLegend(view, names)}</nav>`;
  return {
    width: widths.reduce((sum, width) => sum + width, LEGEND_WIDTH + MARGIN * 2),
    html: `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body>${heading(view)}<main>${first ?? ''}${legend}${further.join('')}</main></body></html>`,
  };
}

function heading({ url, title, type }: PageView): string {
  return `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(url)} · read as ${escapeHtml(type)}</p></header>`;
}

function scaleOf(at: number): number {
  return at === 0 ? 1 : FURTHER_SCALE;
}

function frameMarkup(frame: PageFrame, names: MarkNames, at: number): string {
  const { width, height, image, isCovered, view, boxes } = frame;
  const scale = scaleOf(at);
  const marks = pictureMarks(view, names).flatMap((mark) => markMarkup(mark, boxes, frame));
  const data = Buffer.from(image).toString('base64');
  const size = `width:${String(width)}px;height:${String(height)}px`;
  const outer = `width:${String(Math.ceil(width * scale))}px;height:${String(Math.ceil(height * scale))}px`;
  const caption = isCovered ? 'with something laid over it' : at === 0 ? 'opened' : 'with other parts open';
  return `<figure><figcaption>${caption}</figcaption><div style="${outer}"><div class="frame" style="${size};transform:scale(${String(scale)})"><img alt="" style="${size}" src="data:image/jpeg;base64,${data}">${marks.join('')}</div></div></figure>`;
}

/** The mark where it shows; nothing where it does not. */
function markMarkup({ kind, nodes, label }: Mark, boxes: readonly (Box | null)[], frame: PageFrame): readonly string[] {
  const box = nodes.map((node) => boxes[node] ?? null).find((place) => place !== null) ?? null;
  if (box === null || box.top >= frame.height || box.left >= frame.width) return [];
  const { left, top } = box;
  const width = Math.min(box.width, frame.width - left);
  const height = Math.min(box.height, frame.height - top);
  const isInside = kind === 'card' || top < LABEL_HEIGHT;
  const text = label === null ? '' : `<span class="${isInside ? 'inside' : 'above'}">${escapeHtml(label)}</span>`;
  return [
    `<div class="mark ${kind}" style="left:${String(left)}px;top:${String(top)}px;width:${String(width)}px;height:${String(height)}px">${text}</div>`,
  ];
}

const STYLE = `*{box-sizing:border-box}body{margin:0;padding:0 ${String(MARGIN)}px ${String(MARGIN)}px;background:#fff;color:#222;font:13px/1.45 sans-serif;overflow-wrap:anywhere}
h1{font-size:20px;margin:16px 0 0}header p{margin:0 0 8px;color:#555}
main{display:flex;gap:${String(MARGIN)}px;align-items:flex-start}
figure{margin:0;flex:none}figcaption{color:#555;height:20px}
.frame{position:relative;overflow:hidden;transform-origin:0 0;box-shadow:0 0 0 1px #bbb}.frame img{display:block}
nav{width:${String(LEGEND_WIDTH)}px;flex:none;padding-top:20px}
nav section{border-left:6px solid var(--mark);padding:0 0 0 10px;margin:0 0 12px}nav h2{font-size:14px;margin:0}nav p{margin:0}nav i{color:#777;font-style:normal}
.mark{position:absolute;border:1.5px solid var(--mark)}
.mark span{position:absolute;left:-1.5px;padding:0 4px;max-width:420px;background:var(--mark);color:#fff;font:bold 11px/${String(LABEL_HEIGHT)}px sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.mark .above{top:-${String(LABEL_HEIGHT)}px}.mark .inside{top:0}
.mark.list,.mark.facet,.mark.range,.mark.overlay{border-width:3px}.mark.group,.mark.form{border-style:dashed}.mark.value,.mark.card{border-width:1px}.mark.opener{border-style:dotted;border-width:2px}
.mark.overlay{background:rgb(213 0 0/8%)}.mark.card span{left:auto;right:-1px}
${Object.entries(COLOURS)
  .map(([kind, colour]) => `.${kind}{--mark:${colour}}`)
  .join('')}`;
