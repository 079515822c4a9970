/**
 * Fair shares of a run's pages between its sites (He 2013, figure 1: the scheduler). Where pages are limited, each site may
 * have as many as any other; what one does not need goes to those that still want some. Without a limit all go on at
 * their own pace.
 */

/** A site's share. */
export interface PageShare {
  /** Resolves once the site may ask for something. */
  enter(): Promise<void>;
  /** What was asked for is answered, and took so many pages. */
  leave(pages: number): void;
  /** The site is done: what is left of its share is the others'. */
  end(): void;
}

/** The shares of all sites of a run. */
export interface PageShares {
  /** The share of one more site. */
  begin(): PageShare;
  /** Sites that can do nothing but wait until another one is done. */
  stuck(): number;
  /** Lets all go on: the run ends, and whatever is asked for says so. */
  open(): void;
}

/** What is shared. */
export interface PageSharesOptions {
  /** Pages for all sites together; null for no bound. */
  readonly pages: number | null;
  /** Sites, those that have not begun included. */
  readonly sites: number;
  /** Told when one site more has to wait for others. */
  readonly onStuck: () => void;
}

interface SiteState {
  spent: number;
  inFlight: number;
  isDone: boolean;
  readonly waiting: (() => void)[];
}

/** Shares of which nothing is spent. */
export function createPageShares({ pages, sites, onStuck }: PageSharesOptions): PageShares {
  const states: SiteState[] = [];
  let isOpen = pages === null;
  const isStuck = ({ waiting, inFlight }: SiteState): boolean => waiting.length > 0 && inFlight === 0;
  const share = (): number => {
    const done = states.filter(({ isDone }) => isDone);
    const left = (pages ?? 0) - done.reduce((sum, { spent }) => sum + spent, 0);
    return Math.floor(left / Math.max(1, sites - done.length));
  };
  const letIn = (state: SiteState): void => {
    while (state.waiting.length > 0 && (isOpen || state.spent + state.inFlight < share())) {
      state.inFlight += 1;
      state.waiting.shift()?.();
    }
  };
  const settle = (): void => {
    for (const state of states) letIn(state);
    if (isOpen || !states.some(isStuck)) return;
    const begun = states.filter(({ isDone }) => !isDone);
    // The pages that are left are fewer than the sites: whoever is first has them.
    if (states.length === sites && begun.every(isStuck)) {
      isOpen = true;
      for (const state of states) letIn(state);
    } else onStuck();
  };
  return {
    stuck: () => states.filter(isStuck).length,
    open: () => {
      isOpen = true;
      settle();
    },
    begin: () => {
      const state: SiteState = { spent: 0, inFlight: 0, isDone: false, waiting: [] };
      states.push(state);
      return {
        enter: () =>
          new Promise((resolve) => {
            state.waiting.push(resolve);
            settle();
          }),
        leave: (taken) => {
          state.inFlight -= 1;
          state.spent += taken;
          settle();
        },
        end: () => {
          state.isDone = true;
          settle();
        },
      };
    },
  };
}
