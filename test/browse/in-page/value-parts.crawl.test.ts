import { expect, it } from 'vitest';
import { useActing } from './acting.js';

const acting = useActing();

it.each([
  ['its text', 'Blue and green'],
  ['the beginning of its text', 'Blue'],
  ['its value', 'b'],
])('chooses an option by %s, and tells the page', async (_by, wanted) => {
  const { act, log } = await acting(
    `<select id="hue" oninput="log.push('input')" onchange="log.push(value)"><option value="r">Red<option value="b">Blue\n and green</select>`,
  );
  expect(await act('hue', 'select', wanted)).toEqual({ kind: 'done' });
  expect(await log()).toBe('input,b');
  expect(await act('hue', 'select', 'Violet')).toEqual({ kind: 'gone' });
});

it('writes what a field lists, and strikes the key that it may wait for', async () => {
  const { act, log } = await acting(
    `<input id="town" list="towns" onchange="log.push(value)" onkeydown="log.push(event.key)"><datalist id="towns"><option value="Ulm"><option value="b">Bonn</datalist>`,
  );
  for (const town of ['Ulm', 'Bonn']) await act('town', 'select', town);
  expect(await log()).toBe('Ulm,Enter,b,Enter');
  expect(await act('town', 'select', 'Trier')).toEqual({ kind: 'gone' });
});

it('takes an option of several back', async () => {
  const { act, log } = await acting(
    `<select id="hues" multiple onchange="log.push([...selectedOptions].map(({ value }) => value).join('+'))"><option id="red">r<option id="blue">b</select>`,
  );
  for (const id of ['red', 'blue', 'red']) await act(id, 'select');
  expect(await log()).toBe('r,r+b,b');
});
