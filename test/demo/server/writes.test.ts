import { describe, expect, it } from 'vitest';
import { isActingPath, isWrite } from '../../../src/demo/server/writes.js';
import { bodyAt, pageAt, visitShop } from '../shop-fixture.js';

describe('a write', () => {
  it('is every request whose method is not safe', () => {
    expect(isWrite('POST', '/all')).toBe(true);
    expect(isWrite('DELETE', '/')).toBe(true);
    expect(isWrite('HEAD', '/all')).toBe(false);
  });

  it('is every link that acts', () => {
    const visit = visitShop({ acts: 'get' });
    const acts = [
      ...bodyAt(visit, '/p/3', 'product').acts,
      ...bodyAt(visit, '/cart', 'rows').acts,
      ...bodyAt(visit, '/account', 'rows').rows.map(({ act }) => act),
      pageAt(visit, '/').signOut,
    ];
    expect(acts.length).toBe(8);
    for (const act of acts) expect(isWrite('GET', act?.href.split('?')[0] ?? '')).toBe(true);
  });

  it.each(['/cart', '/login', '/account', '/p/3', '/all'])('is not a look at %s', (path) => {
    expect(isActingPath(path)).toBe(false);
  });
});
