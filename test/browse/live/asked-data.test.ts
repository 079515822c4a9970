import { describe, expect, it } from 'vitest';
import { createAskedData, type DataRequest } from '../../../src/browse/live/asked-data.js';

const get = (url: string): DataRequest => ({ method: 'GET', url });
const found = get('https://shop.example/found?for=all');

/** Whether each of several requests is waited for. */
function waits(asked: ReturnType<typeof createAskedData>, ...requests: readonly DataRequest[]): readonly boolean[] {
  return requests.map((request) => asked.ask(request));
}

describe('data that a page asks for', () => {
  it('is waited for until it was asked for again and again, whatever its arguments', () => {
    const requests = [1, 2, 3, 4, 5].map((at) => get(`https://shop.example/news?at=${String(at)}`));
    expect(waits(createAskedData(), ...requests)).toEqual([true, true, true, false, false]);
  });

  it('is waited for as long as each answer shows something new', () => {
    const asked = createAskedData();
    const isAwaited = [1, 2, 3, 4, 5, 6].map(() => {
      asked.shown();
      return asked.ask(found);
    });
    expect(isAwaited).toEqual([true, true, true, true, true, true]);
  });

  it('is no news of what is done later, once it was a look for news', () => {
    const asked = createAskedData();
    waits(asked, found, found, found, found);
    asked.begin();
    expect(asked.ask(found)).toBe(false);
  });

  it('is asked again where only arguments differ', () => {
    const asked = createAskedData();
    waits(asked, get('https://shop.example/found?at=1'), get('https://shop.example/other'));
    expect(asked.isAgain()).toBe(false);
    asked.ask(get('https://shop.example/found?at=2'));
    expect(asked.isAgain()).toBe(true);
    expect(asked.times()).toBe(3);
    asked.begin();
    expect(asked.isAgain()).toBe(false);
  });

  it('is not asked again where another page of the site was seen to look for news', () => {
    const news = new Set<string>();
    waits(createAskedData(news), found, found, found, found);
    const asked = createAskedData(news);
    waits(asked, found, found);
    expect([asked.times(), asked.isAgain()]).toEqual([0, false]);
  });
});
