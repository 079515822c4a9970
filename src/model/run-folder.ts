/**
 * Names of the files in a run folder (design §3).
 */

/** The run's database: everything that is known, durable at any moment. */
export const DATABASE_FILE: string = 'run.sqlite';

/** Held locked by the process that works in the folder. */
export const LOCK_FILE: string = 'run.lock';

/** What was learnt about the site. */
export const PROFILE_FILE: string = 'site.json';

/** Status, options and counters. */
export const RUN_FILE: string = 'run.json';

/** One entity a line. */
export const ENTITIES_FILE: string = 'entities.jsonl';

/** One fact a line. */
export const FACTS_FILE: string = 'facts.jsonl';

/** One query a line. */
export const QUERIES_FILE: string = 'queries.jsonl';

/** One observation a line. */
export const OBSERVATIONS_FILE: string = 'observations.jsonl';

/** One keyword query a line; only where there are any. */
export const KEYWORDS_FILE: string = 'keywords.jsonl';
