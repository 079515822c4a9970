/**
 * What values are called on the pages of a site whose data write some of them as codes of the same words: "carbon-composite",
 * "wool-boucle".
 */

import { groupBy } from '../base/group-by.js';
import { codeAsWords, textKey } from '../base/text.js';

/** Most names of one facet that are remembered. */
const MOST_NAMES = 20_000;

/** A value as a page shows it, or as data tell it. */
interface Named {
  readonly value: string;
}

/** Names of the values of facets, by keys of the facets. A page may fold away most of them where another shows all. */
export class ShownNames {
  readonly #names = new Map<string, Set<string>>();

  /** Takes in what a page calls the values of a facet. */
  note(facet: string, choices: readonly Named[]): void {
    const names = this.#names.get(facet) ?? new Set();
    this.#names.set(facet, names);
    for (const { value } of choices) if (names.size < MOST_NAMES) names.add(value);
  }

  /** What data tell of a facet, called as this page or one before it does where one name alone has the same words. */
  named<Value extends Named>(facet: string, choices: readonly Named[], told: readonly Value[]): readonly Value[] {
    const names = [...new Set([...choices.map(({ value }) => value), ...(this.#names.get(facet) ?? [])])];
    const shown = new Set(names.map(textKey));
    const byWords = groupBy(names, wordsKey);
    return told.map((one) => {
      const [name, other] = shown.has(textKey(one.value)) ? [] : (byWords.get(wordsKey(one.value)) ?? []);
      return name === undefined || other !== undefined ? one : { ...one, value: name };
    });
  }
}

/** Words as codes have them: without accents, and with nothing but spaces between and behind them; a sign before is one of a number. */
function wordsKey(text: string): string {
  const plain = codeAsWords(text).normalize('NFKD').replace(/\p{M}/gu, '');
  return textKey(plain.replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}+#]+/gu, ' '));
}
