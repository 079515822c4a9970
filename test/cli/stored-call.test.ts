import { expect, it } from 'vitest';

import { keepCall, resumeCall } from '../../src/cli/stored-call.js';
import { openMemoryStore } from '../../src/store/open-store.js';

it('is had again on resuming, with what is asked for now on top, without what was for one start only', async () => {
  const store = await openMemoryStore();
  await keepCall(store, {
    startUrls: ['http://a/'],
    options: { maxPages: 5, outputDir: 'x', cookie: 'secret=1', delaySecs: 2, strategy: 'online' },
  });
  expect(await resumeCall(store, { strategy: 'links', resume: 'x' })).toEqual({
    startUrls: ['http://a/'],
    options: { delaySecs: 2, strategy: 'links', resume: 'x' },
  });
});

it('is missing in a run that ended before it began', async () => {
  await expect(resumeCall(await openMemoryStore(), {})).rejects.toThrow('ended before it had begun');
});
