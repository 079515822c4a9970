import { describe, expect, it, test } from 'vitest';

import { crawlOptionFields } from '../../src/model/crawl-option-fields.js';
import { environmentName, nearestName, readOption } from '../../src/model/option-field.js';
import type { OptionField } from '../../src/model/option-field.js';

const FLAG = { name: '--it', file: null, textOnly: true };
const FILE = { name: 'it', file: 'querent.config.json', textOnly: false };

function fieldOf(name: string): OptionField {
  return crawlOptionFields.find((field) => field.name === name)!;
}

describe('a text', () => {
  test.each([
    ['maxPages', '12', 12],
    ['maxTimeSecs', '1h30m', 5400],
    ['maxBodyBytes', '500k', 512_000],
    ['ignoreRobots', 'yes', true],
    ['ignoreRobots', 'false', false],
    ['strategy', 'links', 'links'],
    ['attributes', 'color, size,', ['color', 'size']],
    ['include', '/a{1,2}/', ['/a{1,2}/']],
    ['maxPages', ['3', '12'], 12],
  ])('for %s, %j, gives %j', (name, raw, value) => {
    expect(readOption(fieldOf(name), raw, FLAG)).toEqual(value);
  });

  test.each([
    ['maxPages', '0'],
    ['maxPages', '1.5'],
    ['maxPages', 'many'],
    ['maxPages', ''],
    ['concurrency', '65'],
    ['maxTimeSecs', 'soon'],
    ['strategy', 'magic'],
    ['include', '/(/'],
    ['ignoreRobots', 'perhaps'],
    ['userAgent', ''],
  ])('for %s, %j, is refused', (name, raw) => {
    expect(() => readOption(fieldOf(name), raw, FLAG)).toThrow(`--it cannot be ${JSON.stringify(raw)}: give `);
  });
});

describe('a value of a configuration file', () => {
  it('may be a number or a text with a unit where it is a time', () => {
    expect(readOption(fieldOf('maxTimeSecs'), 90, FILE)).toBe(90);
    expect(readOption(fieldOf('maxTimeSecs'), '2m', FILE)).toBe(120);
  });

  it('must have its own type elsewhere', () => {
    expect(() => readOption(fieldOf('maxPages'), '100', FILE)).toThrow(
      'querent.config.json: it cannot be "100": give a whole number from 1.',
    );
  });

  it('is named shortly however long it is', () => {
    expect(() => readOption(fieldOf('maxPages'), 'x'.repeat(10_000), FILE)).toThrow(/^.{0,200}$/u);
  });
});

it('has an environment variable named like its flag', () => {
  expect(environmentName(fieldOf('maxTimeSecs'))).toBe('QUERENT_MAX_TIME');
});

test.each([
  ['max-page', 'max-pages'],
  ['maxpages', 'max-pages'],
  ['concurency', 'concurrency'],
  ['xyz', null],
])('the name nearest to %s is %s', (name, nearest) => {
  expect(
    nearestName(
      name,
      crawlOptionFields.map(({ flag }) => flag),
    ),
  ).toBe(nearest);
});
