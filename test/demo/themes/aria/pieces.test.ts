import { describe, expect, it } from 'vitest';
import { formOf } from '../../../../src/demo/themes/aria/pieces.js';
import { documentAt } from '../../page-fixture.js';
import { visitShop } from '../../shop-fixture.js';

const FORM = { action: '/a', method: 'get', hidden: [['q', '"']], submit: 'Go' } as const;

describe('pieces of the aria theme', () => {
  it('are forms with their hidden fields', () => {
    expect(formOf(FORM, {}, 'x').text).toContain('<input type="hidden" name="q" value="&quot;">x</form>');
  });

  it('are selects that say what they choose', () => {
    const document = documentAt(visitShop({ theme: 'aria', sort: 'select' }), '/all?sort=dear');
    expect(document('select[name=sort] option[selected]').text()).toBe('Price, high to low');
  });
});
