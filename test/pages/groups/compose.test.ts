import { expect, it } from 'vitest';

import { composeShape, wrapShape, type RunSink } from '../../../src/pages/groups/compose.js';
import { itemOf, type Entry, type Run } from '../../../src/pages/groups/shapes.js';
import { indexOf } from './read-html.js';

function sinkOf(html: string): {
  readonly sink: RunSink;
  readonly runs: Run[];
  readonly idOf: (tag: string) => number;
} {
  const index = indexOf(html);
  const runs: Run[] = [];
  return {
    sink: { index, emit: (run) => runs.push(run), isSameKind: () => true },
    runs,
    idOf: (tag) => index.byTag(tag)[0] ?? -1,
  };
}

it('an element with links side by side is a run; around it stays one; a name ends it', () => {
  const { sink, runs, idOf } = sinkOf(
    '<section aria-label=Brand><p><a href="/1">A</a><a href="/2">B</a></p></section>',
  );
  const entries = sink.index
    .byTag('a')
    .map((id): Entry => ({ id, tag: 'a', shape: { kind: 'item', item: itemOf(id, id), before: null, headed: false } }));
  const shape = composeShape(sink, idOf('p'), entries);
  expect(shape.kind === 'run' && shape.run.items.length).toBe(2);
  expect(wrapShape(sink, idOf('section'), shape)).toEqual({ kind: 'wall' });
  expect(runs.map(({ label }) => label?.text)).toEqual(['Brand']);
});

it('texts side by side are one text, and a heading among them is what counts', () => {
  const { sink, idOf } = sinkOf('<div><h3>Brand</h3><p>some</p></div>');
  const text = (tag: string, strength: 'heading' | 'plain'): Entry => ({
    id: idOf(tag),
    tag,
    shape: { kind: 'text', block: { node: idOf(tag), text: tag, strength } },
  });
  const shape = composeShape(sink, idOf('div'), [text('h3', 'heading'), text('p', 'plain')]);
  expect(shape.kind === 'text' && shape.block.text).toBe('h3');
});
