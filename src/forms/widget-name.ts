/**
 * Names for assistive technology that only say what kind of widget something is, as many libraries give them by default.
 */

/** Names of roles and tags (WAI-ARIA 1.2 §5.3, HTML) and of fields that libraries build, no words of any shop by themselves. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'combobox',
  'listbox',
  'checkbox',
  'radiogroup',
  'menubar',
  'tablist',
  'treegrid',
  'spinbutton',
  'searchbox',
  'textbox',
  'dropdown',
  'multiselect',
  'cascader',
  'treeselect',
  'typeahead',
  'autocomplete',
  'selector',
]);

/** Those that may name an attribute too (tree, switch, radio): two of them together do not. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  ...['group', 'list', 'menu', 'option', 'options', 'radio', 'select', 'switch', 'slider', 'button', 'tree', 'grid'],
  ...['input', 'region', 'dialog', 'tab', 'field', 'item', 'items', 'selectable', 'control', 'segmented', 'toggle'],
  ...['filter', 'filters', 'popup'],
]);

/** Whether a name consists of names of roles and nothing else: `checkbox-group`, `Combobox listbox`. */
export function isWidgetName(name: string): boolean {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(partsOf);
  if (words.length === 0 || !words.every((word) => TECHNICAL.has(word) || AMBIGUOUS.has(word))) return false;
  return words.length > 1 || words.some((word) => TECHNICAL.has(word));
}

/** Whether a name is one word that names a role or a field, be it one that may name an attribute too: `Slider`, `tree`. */
export function isWidgetWord(name: string): boolean {
  const word = name.trim().toLowerCase();
  return TECHNICAL.has(word) || AMBIGUOUS.has(word);
}

/** A word, or the two of which it is made up: `dropdownlist`. */
function partsOf(word: string): readonly string[] {
  const first = [...TECHNICAL].find((name) => word.startsWith(name) && AMBIGUOUS.has(word.slice(name.length)));
  return first === undefined ? [word] : [first, word.slice(first.length)];
}
