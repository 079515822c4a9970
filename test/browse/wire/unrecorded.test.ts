import { expect, it } from 'vitest';

import { unrecorded } from '../../../src/browse/wire/unrecorded.js';

it('names what was asked, what came nearest, and what to do', () => {
  const error = unrecorded({ method: 'POST', url: 'http://a.test/q', headers: {}, body: Buffer.from('q=1') }, [
    'GET x',
  ]);
  expect(error.message.split('\n')).toEqual([
    'POST http://a.test/q with the body q=1 was not recorded.',
    'Nearest to it were:',
    '  GET x',
    expect.stringContaining('--on-miss'),
  ]);
});
