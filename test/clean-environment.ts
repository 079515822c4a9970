/**
 * Removes the settings of the person who runs the tests: `CRAWLEE_*` and `QUERENT_*` variables beat options, so a test
 * would depend on them. Where the browser lies is kept, since that is a fact about the machine, and so is the order to
 * record anew, which is meant for the tests.
 */
const SETTING = /^(?:CRAWLEE|QUERENT|APIFY)_(?!.*BROWSER_PATH$|RECORD$)/;

for (const name of Object.keys(process.env)) {
  if (SETTING.test(name)) delete process.env[name];
}

export {};
