import { expect, it } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { unappliedPath, withButton, withNextButton, withoutButton } from '../../src/model/applying-button.js';
import type { ChoiceGroup } from '../../src/model/page.js';

const step = (name: string): Step => ({ do: 'click', role: 'button', name, group: null, ordinal: 0, value: null });
const through = (...names: readonly string[]): AccessPath => ({
  kind: 'actions',
  from: { kind: 'url', url: 'https://site.example/' },
  steps: names.map(step),
});
const group = (path: AccessPath, apply?: Step): ChoiceGroup =>
  ({
    label: 'Brand',
    choices: [{ value: 'Acme', path }],
    ...(apply === undefined ? {} : { apply: { node: 1, step: apply }, otherButtons: [] }),
  }) as unknown as ChoiceGroup;

it('a way that ends with the button is cut before it, no other one', () => {
  expect(unappliedPath({ path: through('Acme', 'Go') }, step('Go'))).toEqual(through('Acme'));
  expect(unappliedPath({ path: through('Acme') }, step('Go'))).toBeNull();
  expect(unappliedPath({ path: { kind: 'url', url: 'https://site.example/' } }, step('Go'))).toBeNull();
});

it('a group without its button has choices that are made by themselves', () => {
  const bare = group(through('Acme'));
  expect(withoutButton(group(through('Acme', 'Go'), step('Go')))).toEqual(bare);
  expect(withoutButton(bare)).toBe(bare);
});

it('a button takes the place of the one at the end of the ways, or comes behind those that have none', () => {
  const go = { node: 2, step: step('Go') };
  expect(withButton(group(through('Acme')), go)).toEqual({ ...group(through('Acme', 'Go')), apply: go });
  expect(withButton(group(through('Acme', 'Clear'), step('Clear')), go)).toEqual({
    ...group(through('Acme', 'Go'), step('Go')),
    apply: go,
  });
});

it('the next of several buttons takes the place of the first, and none that of the only one', () => {
  const [clear, go] = [
    { node: 2, step: step('Clear') },
    { node: 3, step: step('Go') },
  ];
  const more = { ...group(through('Acme', 'More'), step('More')), otherButtons: [clear, go] };
  const next = withNextButton(more);
  expect([next.apply, next.otherButtons, next.choices[0]?.path]).toEqual([clear, [go], through('Acme', 'Clear')]);
  const { otherButtons, ...last } = withNextButton(next);
  expect([last.apply, otherButtons, last.choices[0]?.path]).toEqual([go, undefined, through('Acme', 'Go')]);
  expect(withNextButton(last)).toEqual(withoutButton(last));
});
