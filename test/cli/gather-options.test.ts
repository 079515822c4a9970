import { describe, expect, it, test } from 'vitest';

import { gatherOptions, strayVariables } from '../../src/cli/gather-options.js';
import type { OptionSources } from '../../src/cli/gather-options.js';
import { crawlOptionFields } from '../../src/model/crawl-option-fields.js';

function gather(sources: {
  readonly flags?: Record<string, unknown>;
  readonly environment?: OptionSources['environment'];
  readonly config?: Record<string, unknown>;
}): Record<string, unknown> {
  const { flags = {}, environment = {}, config } = sources;
  const file = config === undefined ? null : { file: 'querent.config.json', values: config };
  return Object.fromEntries(
    gatherOptions(crawlOptionFields, { flags: new Map(Object.entries(flags)), environment, config: file }),
  );
}

describe('an option', () => {
  const flags = { 'max-pages': '1' };
  const environment = { QUERENT_MAX_PAGES: '2' };
  const config = { maxPages: 3 };

  it('comes from the flag before the environment before the file', () => {
    expect(gather({ flags, environment, config })).toEqual({ maxPages: 1 });
    expect(gather({ environment, config })).toEqual({ maxPages: 2 });
    expect(gather({ config })).toEqual({ maxPages: 3 });
    expect(gather({})).toEqual({});
  });

  it('may be called like its flag in the file', () => {
    expect(gather({ config: { maxTime: '30m' } })).toEqual({ maxTimeSecs: 1800 });
    expect(gather({ config: { maxTimeSecs: 5 } })).toEqual({ maxTimeSecs: 5 });
  });

  it('may be a list in the environment', () => {
    expect(gather({ environment: { QUERENT_ATTRIBUTES: 'color,size', QUERENT_INCLUDE: '/a,b/ **/c' } })).toEqual({
      attributes: ['color', 'size'],
      include: ['/a,b/', '**/c'],
    });
  });

  it('may be given once as a text where a list is meant, in the file', () => {
    expect(gather({ config: { include: '**/lamps/**' } })).toEqual({ include: ['**/lamps/**'] });
  });
});

describe('a wrong option names its source, its value and what is allowed', () => {
  test.each([
    [{ flags: { 'max-pages': 'x' } }, '--max-pages cannot be "x": give a whole number from 1.'],
    [{ environment: { QUERENT_MAX_PAGES: '0' } }, 'QUERENT_MAX_PAGES cannot be "0": give a whole number from 1.'],
    [{ config: { maxPages: -1 } }, 'querent.config.json: maxPages cannot be -1: give a whole number from 1.'],
    [
      { config: { strategy: 'best' } },
      'querent.config.json: strategy cannot be "best": give planned, online, offline or links.',
    ],
    [{ config: { maxPage: 3 } }, 'querent.config.json: there is no option "maxPage". Did you mean maxPages?'],
    [
      { config: { ignoreRobots: true } },
      'querent.config.json: ignoreRobots cannot be set there: give --ignore-robots on the command line.',
    ],
    [{ environment: { QUERENT_IGNORE_ROBOTS: '1' } }, 'QUERENT_IGNORE_ROBOTS cannot be set there'],
  ])('%j: %s', (sources, message) => {
    expect(() => gather(sources)).toThrow(message);
  });

  it('also where the file names a prototype', () => {
    expect(() => gather({ config: JSON.parse('{"__proto__": 1}') as Record<string, unknown> })).toThrow(
      'there is no option "__proto__"',
    );
  });
});

it('tells of variables that were misspelt', () => {
  expect(strayVariables(crawlOptionFields, { QUERENT_MAXPAGES: '3', QUERENT_MAX_PAGES: '3', HOME: '/' })).toEqual([
    'QUERENT_MAXPAGES is no option of Querent; did you mean QUERENT_MAX_PAGES? It is ignored.',
  ]);
});
