/**
 * Names of languages in their own language, as menus offer a site's other languages: `English`, `Français`, `中文 (简体)`.
 */

import { remembering } from './remember.js';
import { collapse } from './text.js';

/** A code of a language with or without script and region: `fr`, `pt-BR`, `zh_Hans`. */
const CODE = /^[a-z]{2,3}(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3})){0,2}$/iu;

/** Scripts that name a language otherwise where it is written in several. */
const SCRIPTS = ['Hans', 'Hant', 'Latn', 'Cyrl'] as const;

/** What may stand behind a name: where it is spoken, or how it is written. */
const ADDITION = /\s*(?:[([（［][\p{L}\p{M}\s.-]+[)\]）］]|[-–—/|]\s*[\p{L}\p{M}\s.-]+)$/u;

/** The code in its usual form (`pt-BR`), or null if the text is none. */
export function languageCode(text: string): string | null {
  return CODE.test(text) && ownNames(plainCode(text)).size > 0 ? plainCode(text) : null;
}

/** The language of a code, whatever its script and region: `pt-BR` is `pt`. */
export function languageOf(code: string): string {
  return (plainCode(code).split('-')[0] ?? '').toLowerCase();
}

/** Whether a text is what the language of a code calls itself; a count behind it makes it none. */
export function isAutonym(text: string, code: string): boolean {
  const names = ownNames(plainCode(code));
  return names.has(plainName(text)) || names.has(plainName(text.replace(ADDITION, '')));
}

const ownNames: (code: string) => ReadonlySet<string> = remembering((code) => {
  const language = languageOf(code);
  const written = SCRIPTS.map((script) => `${language}-${script}`);
  const names = [code, language, ...written].flatMap((one) => nameOf(one) ?? []);
  return new Set(names.flatMap((name) => [plainName(name), plainName(name.split(/[\s(（]/u)[0] ?? '')]));
});

/** What a language calls itself, or null where it is not known. */
function nameOf(code: string): string | null {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    // Not a code of a language: what looks like one in an address need be none.
    return null;
  }
}

function plainCode(text: string): string {
  return text.replaceAll('_', '-');
}

/** Menus write names with and without accents, in small and capital letters. */
function plainName(text: string): string {
  return collapse(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');
}
