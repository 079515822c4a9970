/**
 * What a page asks for again and again: until the answer is whole, as where results are gathered from others, or for news
 * without end. The first is waited for, the second is not.
 */

import { bareUrl } from '../../base/url.js';

/** Asked so often without being worked, and without showing anything new, it looks for news; it is not waited for. */
const POLLS = 4;

/** A request for data. */
export interface DataRequest {
  readonly method: string;
  readonly url: string;
  readonly postData?: string;
}

/** Data that a page asks for, since something was done with it. */
export interface AskedData {
  /** Something new is done with the page. */
  begin(): void;
  /** Notes a request; whether its answer is to be waited for. */
  ask(request: DataRequest): boolean;
  /** The page shows something new: what it asks for from now on is no look for news yet. */
  shown(): void;
  /** Requests that may be asked again until their answer is whole. */
  times(): number;
  /** Whether one of them was asked again. */
  isAgain(): boolean;
}

/** Nothing asked. `news` holds what pages of the site look for without end, whatever its arguments; it is added to. */
export function createAskedData(news: Set<string> = new Set()): AskedData {
  const asked = new Map<string, number>();
  const before = new Set<string>();
  // Known to be no effect of what is done later.
  const polls = new Set<string>();
  let [times, isAgain] = [0, false];
  return {
    begin() {
      asked.clear();
      before.clear();
      [times, isAgain] = [0, false];
    },
    ask(request) {
      const exact = keyOf(request);
      const any = `${keyOf({ ...request, url: bareUrl(request.url) })} with any query`;
      if (count(asked, exact) >= POLLS) polls.add(exact);
      const isNews = count(asked, any) >= POLLS;
      if (isNews && before.has(any)) news.add(any);
      if (isNews || polls.has(exact)) return false;
      if (!news.has(any)) {
        times += 1;
        isAgain ||= before.has(any);
      }
      before.add(any);
      return true;
    },
    shown() {
      asked.clear();
    },
    times: () => times,
    isAgain: () => isAgain,
  };
}

/** One and the same request. */
function keyOf({ method, url, postData }: DataRequest): string {
  return `${method} ${url} ${postData ?? ''}`;
}

function count(asked: Map<string, number>, key: string): number {
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  return times;
}
