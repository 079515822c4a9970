import { expect, test } from 'vitest';
import { addressShape } from '../../../src/pages/lists/address-shape.js';

test('addresses below one folder share the fine shape, whatever their last segment', () => {
  expect(addressShape('https://a.example/p/emma').fine).toBe(addressShape('https://a.example/p/moby-dick-2').fine);
});

test('addresses in different folders of one depth share the coarse shape only', () => {
  const [a, b] = ['https://a.example/p/emma', 'https://a.example/b/acme'].map(addressShape);
  expect(a?.coarse).toBe(b?.coarse);
  expect(a?.fine).not.toBe(b?.fine);
});

test('names of arguments count, their values and the fragment do not', () => {
  expect(addressShape('https://a.example/p?id=1&x=2#top')).toEqual(addressShape('https://a.example/p?x=9&id=7'));
});

test('what answers counts where arguments tell what is asked for', () => {
  const [a, b, c] = ['https://a.example/item.php?id=1', 'https://a.example/report.php?id=1', 'https://a.example/emma'];
  expect(addressShape(a).script).not.toBe(addressShape(b).script);
  expect(addressShape(a).script).toBe(addressShape(a.replace('1', '2')).script);
  expect(addressShape(c).script).toBeNull();
});

test('words among the values of arguments tell deeds apart, numbers do not', () => {
  const [show, print] = ['https://a.example/a.php?do=show&n=1', 'https://a.example/a.php?do=print&n=1'];
  expect(addressShape(show).deed).not.toBe(addressShape(print).deed);
  expect(addressShape(show).deed).toBe(addressShape(show.replace('1', '2')).deed);
  expect(addressShape('https://a.example/a.php?n=1').deed).toBeNull();
});
