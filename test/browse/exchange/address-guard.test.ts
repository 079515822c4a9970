import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/browse/exchange/address-guard.js';

const page = (url: string) => ({ url, purpose: 'page' as const });
const resource = (url: string) => ({ url, purpose: 'resource' as const });

describe('the address guard', () => {
  const guard = createAddressGuard(['https://shop.example.co.uk/start']);

  it.each([
    ['https://shop.example.co.uk/a', null],
    ['http://www.example.co.uk/a', null],
    ['https://other.co.uk/', 'out-of-scope'],
    ['https://example.com/', 'out-of-scope'],
    ['http://127.0.0.1/', 'private-address'],
    ['http://169.254.169.254/', 'private-address'],
    ['javascript:alert(1)', 'not-http'],
    ['file:///etc/passwd', 'not-http'],
    ['ftp://shop.example.co.uk/', 'not-http'],
    ['no address', 'not-http'],
  ])('says of a page %s: %s', (url, reason) => {
    expect(guard.refusal(page(url))).toBe(reason);
  });

  it('lets resources come from elsewhere, but not from inside', () => {
    expect(guard.refusal(resource('https://cdn.example.com/x.js'))).toBeNull();
    expect(guard.refusal(resource('http://10.0.0.1/x.js'))).toBe('private-address');
  });

  it('tells tenants of a hosting domain apart', () => {
    expect(createAddressGuard(['https://mine.github.io/']).refusal(page('https://yours.github.io/'))).toBe(
      'out-of-scope',
    );
  });

  it('lets a private start host be asked, on its port', () => {
    const local = createAddressGuard(['http://localhost:8080/']);
    expect(local.refusal(page('http://localhost:8080/x'))).toBeNull();
    expect(local.refusal(page('http://localhost:22/'))).toBe('private-address');
    expect(local.refusal(page('http://127.0.0.1:8080/'))).toBe('private-address');
  });

  it('checks where a name leads', async () => {
    expect(guard.mayConnect('shop.example.co.uk', '10.0.0.1')).toBe(true);
    expect(guard.mayConnect('evil.example', '10.0.0.1')).toBe(false);
    expect(guard.mayConnect('evil.example', '::ffff:127.0.0.1')).toBe(false);
    expect(await createAddressGuard(['http://localhost/']).resolvedRefusal(page('http://localhost/'))).toBeNull();
    expect(await guard.resolvedRefusal(page('http://127.0.0.1/'))).toBe('private-address');
  });
});
