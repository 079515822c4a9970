/**
 * Which elements stand on lines of their own unless a style sheet says otherwise.
 */

const BLOCK_TAGS: ReadonlySet<string> = new Set([
  'html', 'head', 'body', 'address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt',
  'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frameset', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'legend',
  'li', 'main', 'menu', 'nav', 'ol', 'optgroup', 'option', 'p', 'pre', 'search', 'section', 'summary', 'table', 'caption', 'colgroup', 'col',
  'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul', 'br', 'title', 'select', 'textarea', 'button', 'script', 'style', 'template', 'noscript',
]);

/** Whether the element's text is apart from the text before and after it. */
export function isBlockTag(tag: string): boolean {
  return BLOCK_TAGS.has(tag);
}
