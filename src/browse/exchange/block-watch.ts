/**
 * Tells a site that refuses us (401, 403) from a site with some pages that are not for everyone.
 */

/** Refusals in a row after which a page that was had before is asked for again, to see whether it still answers. */
const SUSPICIOUS_REFUSALS = 5;

/** What an answer says about the host. */
export type BlockVerdict =
  | { readonly kind: 'fine' }
  /** Never a page was had from this host: it refuses us. */
  | { readonly kind: 'blocked' }
  /** Many refusals in a row: asking for this page again tells. */
  | { readonly kind: 'suspect'; readonly probe: string };

/** Watches the answers of all hosts. */
export interface BlockWatch {
  note(host: string, url: string, status: number): BlockVerdict;
}

/** Whether a status refuses the one who asks. */
export function isRefusalStatus(status: number): boolean {
  return status === 401 || status === 403;
}

/** A watch that has seen nothing yet. */
export function createBlockWatch(): BlockWatch {
  const hosts = new Map<string, { lastGood: string | null; refusals: number }>();
  return {
    note(host, url, status) {
      const seen = hosts.get(host) ?? { lastGood: null, refusals: 0 };
      hosts.set(host, seen);
      if (!isRefusalStatus(status)) {
        seen.refusals = 0;
        if (status < 400) seen.lastGood = url;
        return { kind: 'fine' };
      }
      if (seen.lastGood === null) return { kind: 'blocked' };
      seen.refusals += 1;
      if (seen.refusals < SUSPICIOUS_REFUSALS) return { kind: 'fine' };
      seen.refusals = 0;
      return { kind: 'suspect', probe: seen.lastGood };
    },
  };
}
