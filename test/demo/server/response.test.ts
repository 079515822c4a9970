import { describe, expect, it } from 'vitest';
import { plainText, seeOther } from '../../../src/demo/server/response.js';

describe('a response', () => {
  it('can send the visitor elsewhere', () => {
    expect(seeOther('/')).toMatchObject({ status: 303, headers: { location: '/' } });
  });

  it('can be plain text', () => {
    expect(plainText(200, 'a')).toEqual({ status: 200, type: 'text/plain', text: 'a', headers: {} });
  });
});
