/** Markup that escapes what it is given: the shop's catalogue may be hostile. */

/** A piece of finished markup. Only this module makes one. */
export interface Html {
  readonly markup: string;
}

/** What may stand between `${` and `}` in {@link html}; false and null leave nothing. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template literal, with every interpolated text escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let markup = strings[0] ?? '';
  parts.forEach((part, index) => {
    markup += toMarkup(part) + (strings[index + 1] ?? '');
  });
  return { markup };
}

/** Markup that is taken as it is: for style sheets and encoded data. */
export function raw(markup: string): Html {
  return { markup };
}

/** The text with the five characters escaped that mean something in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Parts put together with markup between them. */
export function joinHtml(parts: readonly HtmlPart[], between: HtmlPart = ''): Html {
  return { markup: parts.map(toMarkup).join(toMarkup(between)) };
}

/** ` name="value"` for every attribute that is neither null nor false; true gives a bare name. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null>>): Html {
  let markup = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === false) continue;
    markup += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return { markup };
}

function toMarkup(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(toMarkup).join('') : part.markup;
}

function isList(part: Html | readonly HtmlPart[]): part is readonly HtmlPart[] {
  return Array.isArray(part);
}
