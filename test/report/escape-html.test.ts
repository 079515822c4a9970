import { expect, it } from 'vitest';
import { escapeHtml } from '../../src/report/escape-html.js';

it('makes texts of sites harmless between tags and in attributes', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')"> & more`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; more',
  );
});
