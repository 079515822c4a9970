import { expect, it } from 'vitest';
import { aroundSite, type Asking } from '../../src/model/around-site.js';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import type { OpenOptions, Opening, Refusal, Site } from '../../src/model/site.js';

const PATH: AccessPath = { kind: 'url', url: 'https://shop.example/' };
const STEP: Step = { do: 'click', role: 'button', name: 'Next', group: null, ordinal: 0, value: null };
const NOT_FOUND: Refusal = { kind: 'failed', reason: 'not-found', url: PATH.url, status: 404, message: 'gone' };
const STOPPED: Refusal = { kind: 'stopped', reason: 'signal' };

/** A site that writes down what it is asked. */
function loggingSite(asked: string[]): Site {
  const session = {
    observe: () => {
      throw new Error('is not looked at');
    },
    perform: async ({ name }: Step) => {
      asked.push(`perform ${name ?? ''}`);
      return NOT_FOUND;
    },
    next: async () => {
      asked.push('next');
      return null;
    },
    close: async () => void asked.push('close'),
  };
  return {
    open: async (): Promise<Opening> => {
      asked.push('open');
      return { kind: 'session', session };
    },
  };
}

it('asks all by way of one function, which is told the options of pages that are opened', async () => {
  const asked: string[] = [];
  const seen: (OpenOptions | undefined)[] = [];
  const ask: Asking = (question, options) => {
    seen.push(options);
    return question();
  };
  const opening = await aroundSite(loggingSite(asked), ask).open(PATH, { remembered: true });
  if (opening.kind !== 'session') throw new Error(opening.kind);
  expect(await opening.session.perform(STEP)).toEqual(NOT_FOUND);
  expect(await opening.session.next()).toBeNull();
  await opening.session.close();
  expect(asked).toEqual(['open', 'perform Next', 'next', 'close']);
  expect(seen).toEqual([{ remembered: true }, undefined, undefined]);
});

it('asks nothing where another answer is given', async () => {
  const asked: string[] = [];
  expect(await aroundSite(loggingSite(asked), async () => STOPPED).open(PATH)).toEqual(STOPPED);
  expect(asked).toEqual([]);
});
