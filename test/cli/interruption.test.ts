import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';

import { onInterruption } from '../../src/cli/interruption.js';

function listen(): { readonly said: string[]; readonly fake: EventEmitter; readonly forget: () => void } {
  const said: string[] = [];
  const fake = Object.assign(new EventEmitter(), { exit: (code: number) => said.push(`exit ${String(code)}`) });
  const forget = onInterruption(fake as unknown as NodeJS.Process, {
    stop: () => said.push('stop'),
    force: () => said.push('force'),
  });
  return { said, fake, forget };
}

it('asks to stop first and ends at once after that', () => {
  const { said, fake } = listen();
  fake.emit('SIGTERM');
  expect(said).toEqual(['stop']);
  fake.emit('SIGINT');
  expect(said.slice(0, 3)).toEqual(['stop', 'force', 'exit 13']);
});

it('no longer listens once it is forgotten', () => {
  const { said, fake, forget } = listen();
  forget();
  fake.emit('SIGINT');
  expect(said).toEqual([]);
});
