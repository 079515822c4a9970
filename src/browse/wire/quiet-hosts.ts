/**
 * Hosts that count visitors or show advertising. A crawl is no visit, so a browser of ours does not talk to them (design §6).
 * They are infrastructure used by sites of every kind, not sites to crawl.
 */

const QUIET_DOMAINS: ReadonlySet<string> = new Set([
  'doubleclick.net',
  'google-analytics.com',
  'googletagmanager.com',
  'googlesyndication.com',
  'googleadservices.com',
  'googletagservices.com',
  'adservice.google.com',
  'connect.facebook.net',
  'analytics.tiktok.com',
  'ct.pinterest.com',
  'tr.snapchat.com',
  'bat.bing.com',
  'clarity.ms',
  'mc.yandex.ru',
  'hotjar.com',
  'hotjar.io',
  'segment.io',
  'cdn.segment.com',
  'mixpanel.com',
  'amplitude.com',
  'fullstory.com',
  'heapanalytics.com',
  'mouseflow.com',
  'crazyegg.com',
  'chartbeat.com',
  'chartbeat.net',
  'criteo.com',
  'criteo.net',
  'taboola.com',
  'outbrain.com',
  'adnxs.com',
  'rubiconproject.com',
  'pubmatic.com',
  'openx.net',
  'amazon-adsystem.com',
  'adsrvr.org',
  'scorecardresearch.com',
  'quantserve.com',
  'nr-data.net',
  'newrelic.com',
  'matomo.cloud',
  'plausible.io',
  'cloudflareinsights.com',
  'statcounter.com',
  'omtrdc.net',
  'demdex.net',
]);

/**
 * What Chromium asks on its own account, whatever its arguments say: updates of its parts, lists of dangerous addresses,
 * who is signed in, whether there is news for it.
 */
const BROWSER_SERVICES: ReadonlySet<string> = new Set([
  'accounts.google.com',
  'android.clients.google.com',
  'mtalk.google.com',
  'update.googleapis.com',
  'gvt1.com',
  'clients2.google.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'optimizationguide-pa.googleapis.com',
  'safebrowsing.googleapis.com',
]);

/** Whether a host or a domain above it only counts or advertises, or serves the browser itself. */
export function isQuietHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  return domains.some((domain) => QUIET_DOMAINS.has(domain) || BROWSER_SERVICES.has(domain));
}
