import { describe, expect, it } from 'vitest';

import { looksPersonal } from '../../src/queries/personal-data.js';

describe('personal', () => {
  it.each([
    'write to jane.doe@mail.example please',
    '+49 170 1234567',
    '+1 (206) 555-0123',
    '206-555-0123',
    '(206) 555 0123',
    '020 7946 0958',
    'who called 2065550123',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111 visa',
    '378282246310005',
  ])('is %s', (query) => {
    expect(looksPersonal(query)).toBe(true);
  });

  it.each([
    'samsung galaxy s10 128 gb',
    'brother tn-2110 toner',
    '1920 1080 144 monitor',
    'screws 3.5 x 40 x 1000 mm 2000',
    'isbn 978-0-306-40615-7',
    '9780306406157',
    'iphone 15 2023 256 gb',
    'sm-g9008612345x9',
    '@ home',
    'b00abcd1234567890',
  ])('is not %s', (query) => {
    expect(looksPersonal(query)).toBe(false);
  });
});
