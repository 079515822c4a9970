import { describe, expect, it } from 'vitest';
import { productToken, resolveUserAgent } from '../../../src/browse/exchange/user-agent.js';

describe('the user agent', () => {
  it('is ours with our version, unless the user wants another', () => {
    expect(resolveUserAgent(null)).toMatch(/^Querent\/\d+\.\d+\.\d+$/u);
    expect(resolveUserAgent('Mine/2')).toBe('Mine/2');
  });

  it.each([
    ['Querent/0.1.0', 'Querent'],
    ['my-bot/2 (+https://me.example)', 'my-bot'],
    ['(odd)', 'Querent'],
  ])('%s is addressed by robots.txt as %s', (agent, token) => {
    expect(productToken(agent)).toBe(token);
  });
});
