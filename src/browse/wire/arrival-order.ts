/**
 * The order in which answers come. A crawl asks for several things at once and what it learns from the first decides what
 * it asks next; so a recording keeps the order in which answers came, and a replay hands them out in it.
 */

import { isoTime } from '../../base/clock.js';
import type { Exchange } from '../../model/exchange.js';
import type { Arrival, Recorder, Replayer } from '../../model/recording.js';
import { exchangeKey } from '../exchange/exchange-key.js';

/** How long an answer whose turn it is may not have been asked for while nothing else is under way, in milliseconds. Raising it makes replays that differ slower. */
const STALL_MILLIS = 1_000;

/** The turns in which things come. What is held until something has come is let go in its turn, too. */
export interface ArrivalTurns {
  /** Asks for something and answers when it has come and it is its turn; the moment at which it came. */
  take<Answer extends object>(
    name: string,
    ask: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly at: string | null }>;
  /** Does what something waits for that has not been asked for yet. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The order of a crawl that is neither recorded nor replayed. */
export const AS_THEY_COME: ArrivalTurns = {
  take: async (_, ask) => ({ answer: await ask(), at: null }),
  during: (work) => work(),
};

/** The order of a crawl that is recorded: everything as it comes, one after the other. */
export function createArrivalLog(recorder: Recorder, now: () => number): ArrivalTurns {
  return {
    async take(name, ask) {
      const answer = await ask();
      // A body is kept a moment after it was read.
      await nextTurn();
      const at = 'at' in answer && typeof answer.at === 'string' ? answer.at : isoTime(now());
      recorder.arrived(name, at);
      // What a crawl knows is in its recording, so that both go on together after the program was killed.
      await recorder.flushed();
      recorder.check();
      return { answer, at };
    },
    during: (work) => work(),
  };
}

/** The order of a recording, as far as the same is asked for; what was not in it comes as it comes. */
export function createArrivalOrder({ arrivals }: Pick<Replayer, 'arrivals'>): ArrivalTurns {
  const order = new ArrivalOrder(arrivals);
  return {
    async take(name, ask) {
      const answer = await order.during(ask);
      return { answer, at: await order.turn(name) };
    },
    during: (work) => order.during(work),
  };
}

interface Waiting {
  readonly name: string;
  readonly go: (arrival: Arrival) => void;
}

class ArrivalOrder {
  readonly #arrivals: readonly Arrival[];
  /** Of each name, how often it still comes. */
  readonly #left = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #next = 0;
  #asking = 0;
  #stalled: ReturnType<typeof setTimeout> | null = null;
  #isServing = false;

  constructor(arrivals: readonly Arrival[]) {
    this.#arrivals = arrivals;
    for (const { name } of arrivals) this.#left.set(name, (this.#left.get(name) ?? 0) + 1);
  }

  async during<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1;
    this.#moved();
    try {
      return await ask();
    } finally {
      this.#asking -= 1;
      this.#watch();
    }
  }

  /** Resolves when everything before has been handed out; the moment at which it came, null if it did not come then. */
  async turn(name: string): Promise<string | null> {
    const waitingAlike = this.#waiting.filter((one) => one.name === name).length;
    if ((this.#left.get(name) ?? 0) <= waitingAlike) {
      await nextTurn();
      return null;
    }
    return new Promise((resolve) => {
      this.#waiting.push({
        name,
        go: ({ at }) => {
          resolve(at);
        },
      });
      this.#moved();
      void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let turn = this.#due(); turn !== null; turn = this.#due()) {
      this.#waiting.splice(this.#waiting.indexOf(turn), 1);
      this.#handOut(turn);
      // What follows from an answer is begun before the next one is handed out.
      await nextTurn();
    }
    this.#isServing = false;
    this.#watch();
  }

  #due(): Waiting | null {
    const name = this.#arrivals[this.#next]?.name;
    return this.#waiting.find((one) => one.name === name) ?? null;
  }

  #handOut({ name, go }: Waiting): void {
    const arrival = this.#arrivals[this.#next];
    if (arrival === undefined) return;
    this.#next += 1;
    this.#left.set(name, (this.#left.get(name) ?? 1) - 1);
    go(arrival);
  }

  /** Where nothing is under way that could bring what is due, what waits goes on without it. */
  #watch(): void {
    if (this.#stalled !== null || this.#asking > 0 || this.#waiting.length === 0 || this.#isServing) return;
    this.#stalled = setTimeout(() => {
      this.#stalled = null;
      if (this.#asking > 0 || this.#waiting.length === 0) return;
      this.#skip();
      void this.#serve();
    }, STALL_MILLIS);
  }

  #moved(): void {
    if (this.#stalled !== null) clearTimeout(this.#stalled);
    this.#stalled = null;
  }

  /** Goes on to the first arrival that somebody waits for. What is passed by never comes. */
  #skip(): void {
    const names = new Set(this.#waiting.map(({ name }) => name));
    while (this.#next < this.#arrivals.length && !names.has(this.#arrivals[this.#next]?.name ?? '')) {
      const name = this.#arrivals[this.#next]?.name ?? '';
      this.#left.set(name, (this.#left.get(name) ?? 1) - 1);
      this.#next += 1;
    }
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** An exchange whose answers come in order. */
export function orderedExchange(exchange: Exchange, turns: ArrivalTurns): Exchange {
  return {
    ...exchange,
    async send(request, signal) {
      const { answer, at } = await turns.take(`http ${exchangeKey(request)}`, () => exchange.send(request, signal));
      return answer.kind === 'response' && at !== null ? { ...answer, response: { ...answer.response, at } } : answer;
    },
  };
}
