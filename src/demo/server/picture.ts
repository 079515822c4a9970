/** A drawing for every product: made up from its number, so that no file is shipped. */

import type { Catalogue, Product } from '../catalogue/product.js';
import { createRandom } from '../random.js';
import type { Random } from '../random.js';

/** An SVG picture of the product. It tells nothing about hidden attributes. */
export function drawProduct(catalogue: Catalogue, product: Product): string {
  const random = createRandom(product.id, 'picture');
  const hue = random.below(360);
  const path = catalogue.tree.pathOf(product.category).map(({ key }) => key);
  const shape = path.map((key) => SHAPES[key]).findLast((one) => one !== undefined) ?? drawHouse;
  const paper = `hsl(${hue} 32% 93%)`;
  const ink = `hsl(${(hue + 190) % 360} 34% 42%)`;
  const dark = `hsl(${(hue + 190) % 360} 40% 28%)`;
  const light = `hsl(${(hue + 40) % 360} 55% 72%)`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">',
    `<rect width="240" height="240" fill="${paper}"/>`,
    `<circle cx="${70 + random.below(100)}" cy="${60 + random.below(50)}" r="${26 + random.below(22)}" fill="${light}"/>`,
    `<path d="M0 ${186 + random.below(10)} L${60 + random.below(40)} 150 L150 182 L240 ${150 + random.below(30)} V240 H0 Z" fill="${light}" opacity=".55"/>`,
    shape({ ink, dark, light, random }),
    '</svg>',
  ].join('');
}

interface Paints {
  readonly ink: string;
  readonly dark: string;
  readonly light: string;
  readonly random: Random;
}

const SHAPES: Readonly<Record<string, (paints: Paints) => string>> = {
  clothing: drawJacket,
  footwear: drawBoot,
  gear: drawPack,
  tents: drawTent,
  textiles: drawCushion,
  'sleeping-mats': drawCushion,
  blankets: drawCushion,
  home: drawHouse,
};

function drawJacket({ ink, dark, random }: Paints): string {
  const hem = 176 + random.below(22);
  return [
    `<path d="M92 62 L60 84 L44 150 L66 158 L76 120 V${hem} H164 V120 L174 158 L196 150 L180 84 L148 62 Q120 82 92 62 Z" fill="${ink}"/>`,
    `<path d="M120 76 V${hem}" stroke="${dark}" stroke-width="4"/>`,
    `<path d="M92 62 Q120 92 148 62 Q120 50 92 62 Z" fill="${dark}"/>`,
    `<rect x="86" y="${hem - 44}" width="24" height="20" rx="3" fill="${dark}" opacity=".5"/>`,
    `<rect x="130" y="${hem - 44}" width="24" height="20" rx="3" fill="${dark}" opacity=".5"/>`,
  ].join('');
}

function drawBoot({ ink, dark, random }: Paints): string {
  const shaft = 62 + random.below(38);
  return [
    `<path d="M84 ${shaft} H130 L134 140 Q176 146 190 166 V182 H84 Z" fill="${ink}"/>`,
    `<path d="M80 182 H194 V196 H120 L116 190 H106 V196 H80 Z" fill="${dark}"/>`,
    ...[0, 1, 2].map((row) => `<path d="M110 ${136 - row * 11} h22" stroke="${dark}" stroke-width="4"/>`),
  ].join('');
}

function drawPack({ ink, dark, light, random }: Paints): string {
  const top = 58 + random.below(20);
  return [
    `<path d="M100 ${top} Q120 ${top - 26} 140 ${top}" fill="none" stroke="${dark}" stroke-width="7"/>`,
    `<rect x="74" y="${top}" width="92" height="${196 - top}" rx="24" fill="${ink}"/>`,
    `<rect x="86" y="138" width="68" height="46" rx="10" fill="${dark}" opacity=".65"/>`,
    `<path d="M74 ${top + 36} H166" stroke="${dark}" stroke-width="6"/>`,
    `<rect x="112" y="${top + 30}" width="16" height="14" rx="3" fill="${light}"/>`,
  ].join('');
}

function drawTent({ ink, dark, light, random }: Paints): string {
  const peak = 70 + random.below(24);
  return [
    `<path d="M36 190 L112 ${peak} L204 190 Z" fill="${ink}"/>`,
    `<path d="M112 ${peak} L96 190 H138 Z" fill="${dark}"/>`,
    `<path d="M112 ${peak} L117 190 H138 Z" fill="${light}"/>`,
    `<path d="M36 190 L22 200 M204 190 L218 200" stroke="${dark}" stroke-width="4"/>`,
  ].join('');
}

function drawCushion({ ink, dark, light, random }: Paints): string {
  const top = 82 + random.below(30);
  const middle = (top + 186) / 2;
  return [
    `<path d="M52 ${top} Q120 ${top + 16} 188 ${top} Q176 ${middle} 188 186 Q120 170 52 186 Q64 ${middle} 52 ${top} Z" fill="${ink}"/>`,
    `<path d="M60 ${middle} Q120 ${middle + 8} 180 ${middle}" fill="none" stroke="${light}" stroke-width="10"/>`,
    `<circle cx="120" cy="${middle}" r="7" fill="${dark}"/>`,
  ].join('');
}

function drawHouse({ ink, dark, light, random }: Paints): string {
  const width = 40 + random.below(24);
  return [
    `<path d="M${120 - width} 176 L${120 - width + 12} 96 H${120 + width - 12} L${120 + width} 176 Z" fill="${ink}"/>`,
    `<ellipse cx="120" cy="96" rx="${width - 12}" ry="10" fill="${dark}"/>`,
    `<ellipse cx="120" cy="176" rx="${width}" ry="12" fill="${dark}"/>`,
    `<path d="M${120 - width + 8} 130 H${120 + width - 8}" stroke="${light}" stroke-width="9"/>`,
  ].join('');
}
