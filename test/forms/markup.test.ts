import { expect, it } from 'vitest';

import {
  attribute,
  createMarkup,
  readText,
  referencedText,
  shownOrNamed,
  type Markup,
} from '../../src/forms/markup.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

function markupOf(html: string): Markup {
  return createMarkup(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
}

function idOf(markup: Markup, tag: string): number {
  return markup.nodes.find((node) => node.tag === tag)?.id ?? -1;
}

it('reads the text of a node without what stands inside controls and scripts', () => {
  const markup = markupOf('<div>Brand<p>of <b>cars</b></p><select><option>no</select><script>no</script></div>');
  expect(readText(markup, idOf(markup, 'div'))).toBe('Brand of cars');
});

it('reads what is written beside a drawing without what the drawing is called, by which alone it is named', () => {
  const drawing = '<svg><title>Caret</title><desc>down</desc></svg>';
  const markup = markupOf(`<div>Price ${drawing}</div><p>${drawing}</p>`);
  expect(readText(markup, idOf(markup, 'div'))).toBe('Price');
  expect(shownOrNamed(markup, idOf(markup, 'p'))).toBe('Caret');
});

it('names what shows no letters by its picture', () => {
  const markup = markupOf('<div>★★ <img alt="2 stars"></div>');
  expect(shownOrNamed(markup, idOf(markup, 'div'))).toBe('2 stars');
});

it('joins the texts that an attribute refers to, and knows blank attributes as missing', () => {
  const markup = markupOf('<i id=a>One</i><i id=b aria-label=Two></i><p aria-labelledby="a b none" title=" "></p>');
  const paragraph = markup.nodes[idOf(markup, 'p')];
  expect(referencedText(markup, paragraph, 'aria-labelledby')).toBe('One Two');
  expect(attribute(paragraph, 'title')).toBeNull();
});

it('reads what is repeated for assistive technology once', () => {
  const markup = markupOf('<p><i aria-hidden="true">Oak (3)</i> <i>Oak (3 products)</i></p>');
  expect(readText(markup, idOf(markup, 'p'))).toBe('Oak (3)');
});
