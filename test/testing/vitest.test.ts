import { expect, it } from 'vitest';
import '../../src/testing/vitest.js';

it('expects facts of a run', () => {
  const run = { entities: [{ id: 'urn:1', name: 'Lamp', attributes: { Color: ['Red'] } }] };
  expect(run).toRecover({ Lamp: { Color: 'Red' } });
  expect(() => expect(run).toRecover({ Lamp: { Color: 'Blue' } })).toThrow('Lamp: Color = Blue (found were Red)');
});
