import { expect, it } from 'vitest';
import { groupsOf } from '../read-html.js';
import { liveGroupsOf } from '../read-live.js';

it.each([
  ['name=free', true],
  ['name=free value=1', true],
  ['name=brand value=acme', undefined],
  ['name=brand[] value=1', undefined],
  ['name=free value=free-delivery', true],
  ['name=shipping value=free-delivery', undefined],
])('a box alone with %s only turns something on: %s', (attributes, turnsOn) => {
  const box = `<div><input type=checkbox id=a ${attributes}><label for=a>Free delivery</label></div>`;
  expect(groupsOf(`<form action=/s>${box}<button>Go</button></form>`)[0]?.turnsOn).toBe(turnsOn);
  expect(liveGroupsOf(`<main>${box}</main>`)[0]?.turnsOn).toBe(turnsOn);
});

it('a box under a label is called as that', () => {
  const box = '<h3>Delivery</h3><div><input type=checkbox id=a name=free><label for=a>Free</label></div>';
  expect(liveGroupsOf(`<main>${box}</main>`)[0]).not.toHaveProperty('turnsOn');
});
