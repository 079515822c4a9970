/** One visit to one page: everything that builders of pages need, and the links they may write. */

import type { Addresses } from '../addresses/addresses.js';
import type { Catalogue, Product } from '../catalogue/product.js';
import type { ProductAddress } from '../addresses/setting.js';
import type { Speech } from '../languages/speech.js';
import type { DemoShopOptions } from '../options.js';
import type { QueryEngine } from '../query.js';
import type { Selection } from '../selection.js';
import { stateArguments } from '../addresses/state-arguments.js';
import { isWorkedBlock } from '../scripted.js';
import { WORKED_LINK } from '../view/worked-link.js';
import type { ActView, FormView, LinkView } from '../view/controls.js';

/** The parts of a shop that do not change while it runs. */
export interface Shop {
  readonly options: DemoShopOptions;
  readonly catalogue: Catalogue;
  readonly speech: Speech;
  readonly addresses: Addresses;
  readonly engine: QueryEngine;
}

/** One request for a page. */
export interface Visit extends Shop {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** The session id that links must carry, or null. */
  readonly session: string | null;
  /** Ids of the products that this session has looked at, latest first. */
  readonly viewed: readonly number[];
  /** What forms that post must send along. */
  readonly token: string;
}

/** Name of the hidden field that carries the token. */
export const TOKEN_FIELD = 'csrf';

/** Where a link stands, for tracking: the block and the place in it. */
export interface Spot {
  readonly block: string;
  readonly position?: number;
}

/** The address with session id and tracking arguments, as this shop and visitor have them. */
export function decorate(visit: Visit, href: string, spot?: Spot): string {
  const extra: string[] = [];
  const { tracking } = visit.options;
  if (spot && tracking === 'page') extra.push(`ref=${spot.block}`);
  if (spot && tracking === 'position') extra.push(`src=${spot.block}`, `pos=${spot.position ?? 0}`);
  if (visit.session !== null) extra.push(`sid=${visit.session}`);
  if (extra.length === 0) return href;
  return href + (href.includes('?') ? '&' : '?') + extra.join('&');
}

/** A link to a list. */
export function listHref(visit: Visit, selection: Selection, spot: Spot): string {
  const address = decorate(visit, visit.addresses.list(selection), spot);
  if (!isWorkedBlock(visit.options, spot.block)) return address;
  return `${WORKED_LINK}${address}|${stateArguments(visit, selection).toString()}`;
}

/** A link to a product. */
export function productHref(
  visit: Visit,
  product: Product,
  where: Spot & { readonly address: ProductAddress },
): string {
  return decorate(visit, visit.addresses.product(product, where.address), where);
}

/** A link with nothing special. */
export function link(text: string, href: string, extra: Partial<LinkView> = {}): LinkView {
  return { text, href, rel: null, isCurrent: false, ...extra };
}

/** A GET form that goes to an address: the address's own arguments become hidden fields. */
export function getForm(visit: Visit, address: string, submit: string): FormView {
  const [path = '/', query = ''] = address.split('?');
  const hidden = [...new URLSearchParams(query)];
  if (visit.session !== null) hidden.push(['sid', visit.session]);
  return { action: path, method: 'get', hidden, submit };
}

/** The same form, sent by POST with the visitor's token. */
export function postForm({ token }: Visit, form: FormView): FormView {
  return { ...form, method: 'post', hidden: [...form.hidden, [TOKEN_FIELD, token]] };
}

/** A control that changes something, as the shop's options want it; empty if acts are off. */
export function act(visit: Visit, kind: ActView['kind'], what: { path: string; label: string }): readonly ActView[] {
  const { path, label } = what;
  const href = decorate(visit, path);
  switch (visit.options.acts) {
    case 'off':
      return [];
    case 'get':
      return [{ kind, label, href, form: null }];
    case 'post': {
      const form: FormView = { ...getForm(visit, path, label), method: 'post' };
      return [{ kind, label, href, form }];
    }
  }
}
