/**
 * Addresses as steps. Where a page's document comes without its list, the script reads from the address what to ask for:
 * opening an address with `?brand=acme` is then a choice like a click, and the same rules tell its data request.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import { parseHttpUrl } from '../base/url.js';

/** Role of steps that stand for an argument of the address. No page has a control of this role. */
const ARGUMENT_ROLE = 'address argument';

/** The same for what follows `#`. */
const FRAGMENT_ROLE = 'address fragment';

/** An address without its arguments, and its arguments as steps. */
export interface SplitAddress {
  readonly from: AccessPath;
  readonly steps: readonly Step[];
}

/** Takes the arguments off an address. */
export function splitAddress(url: string): SplitAddress {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return { from: { kind: 'url', url }, steps: [] };
  const [route = '', text = ''] = fragmentParts(parsed.hash);
  const steps = [
    ...argumentSteps(parsed.searchParams, ARGUMENT_ROLE),
    ...argumentSteps(new URLSearchParams(text), FRAGMENT_ROLE),
  ];
  return { from: { kind: 'url', url: parsed.origin + parsed.pathname + route }, steps };
}

/** The address with the arguments that the steps stand for, and the other steps. */
export function joinAddress(from: AccessPath, steps: readonly Step[]): SplitAddress {
  const parsed = from.kind === 'url' ? parseHttpUrl(from.url) : null;
  const own = steps.filter((step) => isAddressStep(step));
  if (parsed === null || own.length === 0) return { from, steps };
  for (const step of own.filter(({ role }) => role === ARGUMENT_ROLE)) parsed.searchParams.append(...argumentOf(step));
  const fragment = new URLSearchParams(own.filter(({ role }) => role === FRAGMENT_ROLE).map(argumentOf)).toString();
  if (fragment !== '') parsed.hash = parsed.hash === '' ? `#${fragment}` : `${parsed.hash}?${fragment}`;
  return { from: { kind: 'url', url: parsed.href }, steps: steps.filter((step) => !isAddressStep(step)) };
}

/** Whether a step stands for a part of the address. */
export function isAddressStep(step: Step): boolean {
  return step.role === ARGUMENT_ROLE || step.role === FRAGMENT_ROLE;
}

/** `#/things?brand=acme` as route and arguments; `#brand=acme` as arguments alone. */
function fragmentParts(hash: string): readonly string[] {
  if (/^#!?\//u.test(hash))
    return hash.includes('?') ? [hash.slice(0, hash.indexOf('?')), hash.slice(hash.indexOf('?') + 1)] : [hash];
  return hash.includes('=') ? ['', hash.replace(/^#!?\??/u, '')] : [];
}

/** `brand[0]` and `brand[1]` are values of one group, in this order. */
function argumentSteps(parameters: URLSearchParams, role: string): readonly Step[] {
  return [...parameters].map(([name, value]) => {
    const [, group, index] = /^(.*)\[(\d{1,4})\]$/u.exec(name) ?? [];
    return {
      do: 'open',
      role,
      name: value,
      group: group === undefined ? name : `${group}[#]`,
      ordinal: index === undefined ? 0 : Number(index),
      value: null,
    };
  });
}

function argumentOf({ group, ordinal, name }: Step): [string, string] {
  return [(group ?? '').replace(/\[#\]$/u, `[${ordinal}]`), name ?? ''];
}
