/**
 * Options of a crawl, validated: for the library as they are, for the command line through `cli/gather-options.ts`.
 */

import { z } from 'zod';

import { UsageError } from '../base/errors.js';
import { crawlOptionFields } from './crawl-option-fields.js';
import type { CrawlOptions } from './crawl-options.js';
import { nearestName, readOption } from './option-field.js';

export type { CrawlOptions, Strategy } from './crawl-options.js';

/** Schema of {@link CrawlOptions}: every field has a default and a description; unknown fields are errors. */
export const crawlOptionsSchema: z.ZodType<CrawlOptions> = z.strictObject(
  Object.fromEntries(
    crawlOptionFields.map((field) => [field.name, field.schema.default(field.standard).describe(field.description)]),
  ),
) as unknown as z.ZodType<CrawlOptions>;

/** Complete options. Throws a {@link UsageError} that names the option, its value and what is allowed. */
export function resolveCrawlOptions(partial: Partial<CrawlOptions>): CrawlOptions {
  for (const [name, value] of Object.entries(partial)) {
    if (value === undefined) continue;
    const field = crawlOptionFields.find((one) => one.name === name);
    if (field === undefined)
      throw unknownOption(
        name,
        'options',
        crawlOptionFields.map((one) => one.name),
      );
    readOption(field, value, { name: `options.${name}`, file: null, textOnly: false });
  }
  if (partial.resume != null && partial.outputDir != null) {
    throw new UsageError(
      'conflicting-options',
      'resume and output folder exclude each other: a resumed run goes on in its own folder. Give only one of them.',
    );
  }
  if (partial.record != null && partial.replay != null) {
    throw new UsageError(
      'conflicting-options',
      'record and replay exclude each other. To add to a recording what it lacks, replay it with on-miss record.',
    );
  }
  if (partial.onMiss != null && partial.onMiss !== 'fail' && partial.replay == null) {
    throw new UsageError('conflicting-options', 'on-miss needs a recording to replay: give replay too.');
  }
  return crawlOptionsSchema.parse(partial);
}

/** The error for an option that does not exist, with the nearest one that does. */
export function unknownOption(name: string, where: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? `Known are: ${known.join(', ')}.` : `Did you mean ${nearest}?`;
  return new UsageError('unknown-option', `${where}: there is no option ${JSON.stringify(name)}. ${hint}`);
}
