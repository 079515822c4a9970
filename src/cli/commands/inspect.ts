/**
 * `querent inspect URL`: what Querent sees on one page.
 */

import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';

import { z } from 'zod';

import { UncrawlableError, UsageError } from '../../base/errors.js';
import type { ExitReason } from '../../base/errors.js';
import { createArgumentBook } from '../../filter/argument-book.js';
import type { ArgumentClass } from '../../filter/argument-class.js';
import type { OptionField } from '../../model/option-field.js';
import type { SiteProfile, StoredPage } from '../../model/store.js';
import { crawlOptionFields } from '../../model/crawl-option-fields.js';
import type { CrawlOptions } from '../../model/options.js';
import { resolveCrawlOptions } from '../../model/options.js';
import type { PageView } from '../../model/page.js';
import { formatArguments } from '../../report/inspect-arguments.js';
import { formatProfile } from '../../report/inspect-profile.js';
import { formatInspection } from '../../report/inspect-text.js';
import { refusalText } from '../../report/progress.js';
import type { Call, Command } from '../command.js';
import { jsonField, verboseField } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';
import { readStartUrls } from '../start-urls.js';
import { screenWidth } from '../terminal.js';
import { mustBeWritable } from '../writable-file.js';

/** Options of a crawl that also matter for one page. */
const NAMES: readonly (keyof CrawlOptions)[] = [
  'profile',
  'render',
  'userAgent',
  'ignoreRobots',
  'cookie',
  'proxy',
  'browserPath',
  'timeoutSecs',
  'maxBodyBytes',
  'retries',
];
const PAGE_FIELDS: typeof crawlOptionFields = crawlOptionFields.filter(({ name }) => NAMES.includes(name));
const SCREENSHOT: OptionField = {
  name: 'screenshot',
  flag: 'screenshot',
  kind: 'text',
  schema: z.string().min(1).nullable(),
  standard: null,
  allowed: 'the name of a file to write',
  group: 'Output',
  description: 'Write a picture of the page to this PNG file, in a browser, with what Querent sees marked on it',
  flagOnly: true,
};
const FIELDS: Command['fields'] = [SCREENSHOT, jsonField, verboseField, ...PAGE_FIELDS];

/** The command. */
export const inspectCommand: Command = {
  name: 'inspect',
  positional: '<url>',
  description: 'Show what Querent sees on one page: type, main list, facets with values and counts, pagination, forms',
  fields: FIELDS,
  examples: [
    ['inspect https://shop.example/lamps', 'As text'],
    ['inspect https://shop.example/lamps --verbose', 'Every card and value'],
    ['inspect https://shop.example/lamps --json', 'Everything, as JSON'],
    ['inspect https://shop.example/lamps --render browser', 'As a browser shows it'],
    ['inspect https://shop.example/lamps --profile storage/shop', 'With what an earlier run learnt of the site'],
    ['inspect https://shop.example/lamps --screenshot lamps.png', 'With a picture: folded filters opened, all marked'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const [url = ''] = await readStartUrls(positionals, terminal.stdin);
  const values = gatherOptions(FIELDS, { flags, environment: terminal.environment, config: null });
  const given = PAGE_FIELDS.filter(({ name }) => values.has(name)).map(({ name }) => [name, values.get(name)]);
  const options = resolveCrawlOptions(Object.fromEntries(given) as Partial<CrawlOptions>);
  const screenshot = (values.get('screenshot') ?? null) as string | null;
  const profile = options.profile === null ? null : await profileFor(url, options.profile);
  const view =
    screenshot === null
      ? await readOnePage(url, options, { profile, tell: terminal.note })
      : await drawOnePage(url, options, resolve(terminal.folder, screenshot));
  const roles = argumentsOfPage(view, profile);
  const text =
    values.get('json') === true
      ? JSON.stringify({ ...view, arguments: roles, ...(profile === null ? {} : { profile }) }, null, 2)
      : [
          formatInspection(view, { all: values.get('verbose') === true, width: screenWidth(process.stdout) }),
          formatArguments(roles),
          profile === null ? '' : formatProfile(profile),
        ]
          .filter((section) => section !== '')
          .join('\n\n');
  await terminal.out(`${text}\n`);
  if (screenshot !== null) terminal.note(`Picture in ${screenshot}`);
  return 'finished';
}

/** What an earlier run learnt of the page's site. @throws UsageError if it is of another one */
async function profileFor(url: string, path: string): Promise<SiteProfile | null> {
  const { profilesOf, readProfiles } = await import('../../store/site-profiles.js');
  return profilesOf(await readProfiles(path), [new URL(url).host], path)[0] ?? null;
}

/** What the page and what is known tell of the arguments of its addresses; segments of paths only where a control sets them. */
function argumentsOfPage(view: PageView, profile: SiteProfile | null): readonly ArgumentClass[] {
  const book = createArgumentBook({ saved: { classes: profile?.arguments ?? [] } });
  const search = view.searches?.[0];
  if (search !== undefined) book.learnSearch(search.template);
  book.learn(view);
  return book
    .classes()
    .filter(({ reason, name }) => reason !== 'default' && !(name.startsWith('/') && reason === 'facet'));
}

/** Writes the picture of a page, and answers with what was seen on it. */
async function drawOnePage(url: string, options: CrawlOptions, file: string): Promise<PageView> {
  if (options.render === 'http')
    throw new UsageError('conflicting-options', '--screenshot needs a browser: leave --render http out.');
  if (extname(file).toLowerCase() !== '.png')
    throw new UsageError(
      'cannot-write',
      `The picture is written as PNG: name a file that ends with .png, not ${file}.`,
    );
  await mustBeWritable(file, 'The picture');
  const { inspectInPicture } = await import('../wire-picture.js');
  const { view, picture } = await inspectInPicture(url, options);
  await writeFile(file, picture);
  return view;
}

/** What is known, and who is told. */
interface Surroundings {
  readonly profile: SiteProfile | null;
  readonly tell: (line: string) => void;
}

async function readOnePage(url: string, options: CrawlOptions, { profile, tell }: Surroundings): Promise<PageView> {
  const { openLiveSite } = await import('../wire-site.js');
  const pages = new Map<string, StoredPage>();
  const memory = {
    get: async (key: string) => pages.get(key) ?? null,
    put: async (page: StoredPage) => {
      pages.set(page.key, page);
    },
  };
  const never = new AbortController().signal;
  const live = await openLiveSite({ startUrl: url, options, pages: memory, profile, stop: never, onNote: tell }, {});
  try {
    // As a crawl opens the pages that it starts from: with what is folded.
    const opening = await live.site.open({ kind: 'url', url }, { controls: true });
    if (opening.kind !== 'session')
      throw new UncrawlableError('no-page', `The page cannot be shown: ${refusalText(opening)}`);
    const { view } = opening.session.observe();
    await opening.session.close();
    return view;
  } finally {
    await live.close();
  }
}
