import { expect, test } from 'vitest';
import { saysChoice } from '../../src/pages/choice-names.js';
import { pageOf } from './html-page.js';

test('a title that ends with what a link or an option is called says which was chosen', () => {
  const says = saysChoice(pageOf('<a href="/l">5 to 8 km</a><select><option>May 2024</select>'));
  expect(['Length: 5 to 8 km', 'Tag: “5 to 8 km”', 'Month: May 2024'].map(says)).toEqual([true, true, true]);
  expect(['5 to 8 km', '58 to 8 km', 'Length: 5 to 8', '12 walks'].map(says)).toEqual([false, false, false, false]);
});

test('a title that is the name of a link says it if the link leads to the page itself', () => {
  const says = saysChoice(
    pageOf('<a href="/list">Over 20 km</a><a href="/other">Under 5 km</a><a href="#">9 walks</a>'),
  );
  expect(['Over 20 km', 'Under 5 km', '9 walks'].map(says)).toEqual([true, false, false]);
});

test('what is counted beside a name is no part of it', () => {
  const says = saysChoice(pageOf('<a href="/s">Shoes (312)</a><a href="/b">Boots <i>44</i></a>'));
  expect(['Kind: Shoes (312)', 'Kind: Boots 44'].map(says)).toEqual([false, false]);
});
