/**
 * What else has to be sent with a keyword: search forms with several inputs (He 2013 §4; Madhavan et al., VLDB 2008, §5).
 *
 * Almost always the defaults of the other inputs find everything. Where they do not, an input is varied if its values
 * prove informative: their result pages fall into enough distinct signatures. Templates grow from informative ones only,
 * to three inputs at most.
 */

import { textKey } from '../../base/text.js';
import { bareUrl } from '../../base/url.js';
import type { AccessPath, RequestPath } from '../../model/access-path.js';
import type { PageView, SearchControl, SearchInput } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { keywordPath } from './keyword-path.js';

/** Inputs of a template, the keyword's included (Madhavan et al. 2008: three). */
const MOST_INPUTS = 3;
/** Values of an input that are asked to see whether it is informative. */
const SAMPLE = 5;
/** Least share of distinct signatures among the sampled results for an input to be informative, 0–1. */
const INFORMATIVE_SHARE = 0.25;
/** Templates of one form. Each is asked for every keyword. */
const MOST_TEMPLATES = 20;

/** A template, with the values that it sends beside the keyword. */
interface Grown {
  readonly template: AccessPath;
  readonly varied: readonly string[];
}

/** What a result page is known by here: its size and what it shows first. Empty pages are all alike. */
interface Signature {
  readonly text: string;
  readonly size: number | null;
  readonly shown: ReadonlySet<string>;
}

/**
 * The templates that find together what a search form can find, as far as one keyword tells: that of the defaults alone
 * unless another value of an input shows what the defaults do not.
 */
export async function informativeTemplates(
  context: ExploreContext,
  search: SearchControl,
  keyword: string,
): Promise<readonly AccessPath[]> {
  let grown: readonly Grown[] = [{ template: search.template, varied: [] }];
  for (const input of search.inputs ?? []) {
    const [first] = grown;
    if (first === undefined || first.varied.length + 2 > MOST_INPUTS) break;
    const values = await informativeValues(context, { template: first.template, input, keyword });
    if (values === null) continue;
    grown = grown
      .flatMap(({ template, varied }) =>
        values.map((value) => ({
          template: withValue(template, input.name, value) ?? template,
          varied: [...varied, input.name],
        })),
      )
      .slice(0, MOST_TEMPLATES);
  }
  return grown.map(({ template }) => template);
}

/** The template with another value of an input in its address or body; null where it sends no such argument. */
export function withValue(template: AccessPath, name: string, value: string): AccessPath | null {
  if (template.kind === 'url') {
    const url = withArgument(queryOf(template.url), name, value);
    return url === null ? null : { ...template, url: `${bareUrl(template.url)}?${url}` };
  }
  if (template.kind !== 'request') return null;
  return postedWith(template, name, value);
}

function postedWith(template: RequestPath, name: string, value: string): RequestPath | null {
  const body = withArgument(template.body ?? '', name, value);
  return body === null ? null : { ...template, body };
}

function queryOf(url: string): string {
  return /\?([^#]*)/u.exec(url)?.[1] ?? '';
}

/** Written anew piece by piece, as the keyword's place must stay as it is. */
function withArgument(text: string, name: string, value: string): string | null {
  let isSet = false;
  const parts = text.split('&').map((part) => {
    const [own = ''] = part.split('=', 1);
    if (isSet || decodeURIComponent(own.replaceAll('+', ' ')) !== name) return part;
    isSet = true;
    return `${own}=${encodeURIComponent(value)}`;
  });
  return isSet ? parts.join('&') : null;
}

interface Variation {
  readonly template: AccessPath;
  readonly input: SearchInput;
  readonly keyword: string;
}

/**
 * The values of an input that are to be sent: one that finds more than the default and all that it shows; all of them
 * where each finds something of its own; null where the default will do.
 */
async function informativeValues(
  context: ExploreContext,
  { template, input, keyword }: Variation,
): Promise<readonly string[] | null> {
  const base = await signatureBy(context, template, keyword);
  const sampled: { readonly value: string; readonly signature: Signature }[] = [];
  for (const value of sampleOf(input)) {
    const path = withValue(template, input.name, value);
    if (path === null) return null;
    const signature = await signatureBy(context, path, keyword);
    if (signature !== null) sampled.push({ value, signature });
  }
  const distinct = new Set(sampled.map(({ signature }) => signature.text)).size;
  if (distinct < 2 || distinct < sampled.length * INFORMATIVE_SHARE) return null;
  const widest = sampled
    .filter(({ signature }) => (signature.size ?? 0) > (base?.size ?? 0))
    .sort((a, b) => (b.signature.size ?? 0) - (a.signature.size ?? 0))[0];
  const others = sampled
    .filter((one) => one !== widest)
    .reduce((total, { signature }) => total + (signature.size ?? 0), 0);
  // What holds the others is "all"; what is only the largest of its kind is one among them.
  if (widest !== undefined && (widest.signature.size ?? 0) >= others) return [widest.value];
  const isHidden = sampled.some(({ signature }) => showsOther(signature, base));
  return isHidden ? input.values.map(({ value }) => value).filter((value) => value !== '') : null;
}

/** Whether a result has something that the default's has not, as far as first pages tell. */
function showsOther({ size, shown }: Signature, base: Signature | null): boolean {
  if (shown.size === 0) return false;
  if (base === null || base.shown.size === 0) return true;
  if (size !== null && base.size !== null && size > base.size) return true;
  // A result that is not shown wholly may hold what it does not show.
  if (base.size !== null && base.size > base.shown.size) return false;
  return [...shown].some((entity) => !base.shown.has(entity));
}

/** Values spread over all of an input's, its ends among them: "all" stands first or last. */
export function sampleOf({ values }: SearchInput): readonly string[] {
  const count = Math.min(SAMPLE, values.length);
  const step = (values.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, at) => values[Math.round(at * step)]?.value ?? '');
}

async function signatureBy(context: ExploreContext, template: AccessPath, keyword: string): Promise<Signature | null> {
  const answer = await glance(context, keywordPath(template, keyword), { priority: 1 });
  return answer.kind === 'page' ? signatureOf(answer.observation.view) : null;
}

function signatureOf({ list, empty, declaredCount }: PageView): Signature {
  const cards = empty.empty ? [] : (list?.cards ?? []);
  const shown = new Set(cards.map(({ url, name }) => url ?? textKey(name)));
  const size = cards.length === 0 ? 0 : (declaredCount ?? cards.length);
  return { text: `${String(size)} ${[...shown].join('\n')}`, size, shown };
}
