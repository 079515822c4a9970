/** Markup that escapes what it is given: the shop's catalogue may be hostile. */

/** A piece of finished markup. Only this module makes one. */
export interface Html {
  readonly text: string;
}

/** What may stand between `${` and `}` in {@link markup}; false and null leave nothing. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template literal, with every interpolated text escaped. */
export function markup(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    text += toText(part) + (strings[index + 1] ?? '');
  });
  return { text };
}

/** Markup that is taken as it is: for style sheets and encoded data. */
export function raw(text: string): Html {
  return { text };
}

/** The text with the five characters escaped that mean something in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Parts put together with markup between them. */
export function joinHtml(parts: readonly HtmlPart[], between: HtmlPart = ''): Html {
  return { text: parts.map(toText).join(toText(between)) };
}

/** ` name="value"` for every attribute that is neither null nor false; true gives a bare name. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null>>): Html {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === false) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return { text };
}

function toText(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(toText).join('') : part.text;
}

function isList(part: Html | readonly HtmlPart[]): part is readonly HtmlPart[] {
  return Array.isArray(part);
}
