import { describe, expect, it } from 'vitest';
import { attributes, escapeHtml, joinHtml, markup, raw } from '../../src/demo/html.js';

describe('markup', () => {
  it('escapes every text that is put into it', () => {
    expect(markup`<p>${'<b>"&\''}</p>`.text).toBe('<p>&lt;b&gt;&quot;&amp;&#39;</p>');
  });

  it('takes other markup as it is, and lists one after the other', () => {
    expect(markup`<ul>${[markup`<li>${1}</li>`, markup`<li>2</li>`]}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>');
  });

  it('leaves nothing for false, null and undefined', () => {
    expect(markup`a${false}${null}${undefined}b`.text).toBe('ab');
  });

  it('writes attributes, bare where they are true, and leaves out false and null', () => {
    const written = attributes({ href: '/a?b&c', checked: true, rel: null, hidden: false, width: 3 });
    expect(written.text).toBe(' href="/a?b&amp;c" checked width="3"');
  });

  it('joins parts with something between', () => {
    expect(joinHtml(['<', raw('<br>')], ', ').text).toBe('&lt;, <br>');
  });

  it('escapes plain text', () => {
    expect(escapeHtml('a<b')).toBe('a&lt;b');
  });
});
