import { describe, expect, it } from 'vitest';
import { renderForm } from '../../../../src/demo/themes/table/pieces.js';
import { documentAt } from '../../page-fixture.js';
import { visitShop } from '../../shop-fixture.js';

const FORM = { action: '/a', method: 'get', hidden: [['q', '"']], submit: 'Go' } as const;

describe('pieces of the table theme', () => {
  it('are forms with their hidden fields', () => {
    expect(renderForm(FORM, 'x').text).toContain('<input type="hidden" name="q" value="&quot;">x</form>');
  });

  it('are selects that say what they choose', () => {
    const document = documentAt(visitShop({ theme: 'table', sort: 'select' }), '/all?sort=dear');
    expect(document('select[name=sort] option[selected]').text()).toBe('Price, high to low');
  });
});
