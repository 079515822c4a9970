/**
 * Removes the settings of the person who runs the tests: `CRAWLEE_*` and `QUERENT_*` variables beat options, so a test
 * would depend on them. Where the browser lies is kept, since that is a fact about the machine.
 */
const SETTING = /^(?:CRAWLEE|QUERENT|APIFY)_(?!.*BROWSER_PATH$)/;

for (const name of Object.keys(process.env)) {
  if (SETTING.test(name)) delete process.env[name];
}

export {};
