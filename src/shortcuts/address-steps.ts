/**
 * Addresses as steps. Where a page's document comes without its list, the script reads from the address what to ask for:
 * opening an address with `?brand=acme` is then a choice like a click, and the same rules tell its data request.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import { decodedPart, parseHttpUrl } from '../base/url.js';
import { argumentPairs, argumentText, type ArgumentPair } from '../base/url-arguments.js';

/** Role of steps that stand for an argument of the address. No page has a control of this role. */
const ARGUMENT_ROLE = 'address argument';

/** The same for what follows `#`. */
const FRAGMENT_ROLE = 'address fragment';

/** The same for what is a part of a path after `#`, as `/brand:acme`. */
const PART_ROLE = 'address part';

/** An address without its arguments, and its arguments as steps. */
export interface SplitAddress {
  readonly from: AccessPath;
  readonly steps: readonly Step[];
}

/** Takes the arguments off an address. */
export function splitAddress(url: string): SplitAddress {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return { from: { kind: 'url', url }, steps: [] };
  const [route = '', text = '', parts = ''] = fragmentParts(parsed.hash);
  const steps = [
    ...argumentSteps(argumentPairs(parsed.search), ARGUMENT_ROLE),
    ...argumentSteps(argumentPairs(text), FRAGMENT_ROLE),
    ...partSteps(parts),
  ];
  return { from: { kind: 'url', url: parsed.origin + parsed.pathname + route }, steps };
}

/** The address with the arguments that the steps stand for, and the other steps. */
export function joinAddress(from: AccessPath, steps: readonly Step[]): SplitAddress {
  const parsed = from.kind === 'url' ? parseHttpUrl(from.url) : null;
  const own = steps.filter((step) => isAddressStep(step));
  if (parsed === null || own.length === 0) return { from, steps };
  const asked = own.filter(({ role }) => role === ARGUMENT_ROLE).map(argumentOf);
  if (asked.length > 0) parsed.search = argumentText([...argumentPairs(parsed.search), ...asked]);
  const fragment = argumentText(own.filter(({ role }) => role === FRAGMENT_ROLE).map(argumentOf));
  if (fragment !== '') parsed.hash = parsed.hash === '' ? `#${fragment}` : `${parsed.hash}?${fragment}`;
  const parts = own.filter(({ role }) => role === PART_ROLE).map(({ group, name }) => `/${group ?? ''}:${name ?? ''}`);
  if (parts.length > 0) parsed.hash = `${parsed.hash === '' ? '#' : parsed.hash}${parts.join('')}`;
  return { from: { kind: 'url', url: parsed.href }, steps: steps.filter((step) => !isAddressStep(step)) };
}

/** Whether a step stands for a part of the address. */
export function isAddressStep(step: Step): boolean {
  return step.role === ARGUMENT_ROLE || step.role === FRAGMENT_ROLE || step.role === PART_ROLE;
}

/** Percent signs of an escape that are written otherwise: another sign, and the code of theirs. */
const ESCAPED_SIGN = /[%$~!*]25(?=[0-9a-f]{2})/giu;

/** What a step chooses, as it is displayed: without the escapes of a part of the address. */
export function textOfStep({ role, name, value }: Step): string {
  const text = value ?? name ?? '';
  return role === PART_ROLE ? decodedPart(text.replace(ESCAPED_SIGN, '%')) : text;
}

/** How a text is written in the place of what a step chooses: with the same escapes. */
export function writtenLike(step: Step, text: string): string {
  if (step.role !== PART_ROLE) return text;
  const raw = step.name ?? '';
  if (raw === textOfStep(step)) return text;
  const [sign = '%'] = raw.match(ESCAPED_SIGN) ?? [];
  return encodeURIComponent(text).replaceAll('%', () => sign);
}

/**
 * `#/things?brand=acme` as route and arguments; `#brand=acme` as arguments alone; `#/things/brand:acme` as route and parts that
 * name what they say.
 */
function fragmentParts(hash: string): readonly string[] {
  const [, way = '', parts] = /^((?:#!?(?:\/[^/:?=]+)*)?)((?:\/[^/:?]+:[^/?]+)+)\/?$/u.exec(hash) ?? [];
  if (parts !== undefined) return [way === '#' ? '' : way, '', parts];
  if (/^#!?\//u.test(hash))
    return hash.includes('?') ? [hash.slice(0, hash.indexOf('?')), hash.slice(hash.indexOf('?') + 1)] : [hash];
  return hash.includes('=') ? ['', hash.replace(/^#!?\??/u, '')] : [];
}

/** `brand[0]` and `brand[1]` are values of one group, in this order. */
function argumentSteps(parameters: readonly ArgumentPair[], role: string): readonly Step[] {
  return parameters.map(([name, value]) => {
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

/** `/brand:acme` and `/filter:brand:acme` as values of a group, which has one name or two. */
function partSteps(parts: string): readonly Step[] {
  return parts
    .split('/')
    .slice(1)
    .map((part) => {
      const [, group = '', name = ''] = /^([^:]+(?::[^:]+(?=:.))?):(.+)$/su.exec(part) ?? [];
      return { do: 'open', role: PART_ROLE, name, group, ordinal: 0, value: null };
    });
}

function argumentOf({ group, ordinal, name }: Step): [string, string] {
  return [(group ?? '').replace(/\[#\]$/u, `[${ordinal}]`), name ?? ''];
}
