/** Links of a list that the shop's program works, before and after the theme has written them. */

import type { DemoShopOptions } from '../options.js';

/** How an address begins that stands for a link which the program works; then address, bar, arguments. */
export const WORKED_LINK = '#work?';

const WRITTEN = /href="#work\?([^"|]*)\|([^"]*)"/g;

/** The markup with every worked link as this shop has it: an address, a fragment, or nothing that tells. */
export function finishWorkedLinks(html: string, { state }: DemoShopOptions): string {
  return html.replaceAll(WRITTEN, (_, address: string, query: string) => {
    if (state === 'hash') return `href="#${query}"`;
    if (state === 'nowhere') return `href="#" data-go="${query}"`;
    return `href="${address}" data-go="${query}"`;
  });
}
