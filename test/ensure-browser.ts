/**
 * Step of `npm test` before the tests: a browser is there, found or installed.
 */
import { ensureBrowser } from '../src/browse/live/install-browser.js';

await ensureBrowser({ tell: (line) => console.log(line) });
