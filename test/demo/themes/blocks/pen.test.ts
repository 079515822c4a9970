import { describe, expect, it } from 'vitest';
import { createLayout } from '../../../../src/demo/themes/layout.js';
import { createPen } from '../../../../src/demo/themes/blocks/pen.js';

describe('the pen of the blocks theme', () => {
  it('writes divs and spans whose classes mean nothing', () => {
    const pen = createPen(createLayout(1));
    expect(pen.div('card', pen.span('price', '<5')).text).toMatch(
      /^<div class="\w+"><span class="\w+">&lt;5<\/span><\/div>$/,
    );
    expect(pen.div('card').text).not.toContain('card');
  });

  it('writes forms with their hidden fields', () => {
    const form = { action: '/a', method: 'get', hidden: [['q', '"']], submit: 'Go' } as const;
    const text = createPen(createLayout(0)).form('search', form, 'x').text;
    expect(text).toContain('<input type="hidden" name="q" value="&quot;">x</form>');
  });
});
