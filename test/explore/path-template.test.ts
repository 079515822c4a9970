import { expect, it } from 'vitest';
import { filledPath } from '../../src/explore/path-template.js';
import { byScript, SITE, step } from './page-views.js';

const FILL = {
  sent: (text: string) => text.replaceAll('{x}', 'a%20b'),
  typed: (text: string) => text.replaceAll('{x}', 'a b'),
};

it('places are filled in addresses and bodies', () => {
  expect(filledPath({ kind: 'url', url: `${SITE}/?q={x}` }, FILL)).toEqual({ kind: 'url', url: `${SITE}/?q=a%20b` });
  const posted = { kind: 'request', method: 'POST', url: `${SITE}/{x}` } as const;
  expect(filledPath({ ...posted, body: 'q={x}' }, FILL)).toEqual({ ...posted, url: `${SITE}/a%20b`, body: 'q=a%20b' });
  expect(filledPath({ ...posted, body: null }, FILL)).toMatchObject({ body: null });
});

it('and in what steps type, as it is', () => {
  const typing = step('Find', { do: 'type', value: '{x}' });
  expect(filledPath(byScript(typing, step('Go')), FILL)).toEqual(byScript({ ...typing, value: 'a b' }, step('Go')));
});
