import { describe, expect, it } from 'vitest';
import { utilityStyle } from '../../../../src/demo/themes/utility/style.js';
import { documentAt } from '../../page-fixture.js';
import { visitShop } from '../../shop-fixture.js';

describe('the style sheet of the utility theme', () => {
  it.each(['/', '/all?color=red', '/p/14', '/login', '/account', '/about'])('has every class of %s', (address) => {
    const css = utilityStyle();
    const visit = visitShop({ theme: 'utility', chosen: 'switch', sponsored: 'badge', swatches: 'on' });
    const document = documentAt(visit, address);
    const classes = new Set(
      document('[class]')
        .toArray()
        .flatMap((one) => (document(one).attr('class') ?? '').split(/\s+/)),
    );
    expect(
      [...classes].filter(
        (name) =>
          !css.includes(`.${name.replace(':', '\\:')}{`) &&
          !css.includes(`.${name.replace(':', '\\:')}:hover{`) &&
          name !== 'flip',
      ),
    ).toEqual([]);
  });
});
