import { describe, expect, it } from 'vitest';

import { composeShape, wrapShape } from '../../../../src/pages/groups/runs/compose.js';
import type { RunSink } from '../../../../src/pages/groups/runs/run-sink.js';
import { isHeading, itemOf, type Entry, type Run, type Shape } from '../../../../src/pages/groups/runs/shapes.js';
import type { PageIndex } from '../../../../src/pages/page-index.js';
import { indexOf, linksTo } from '../read-html.js';

interface Composed {
  readonly shape: Shape | null;
  readonly labels: readonly (string | null)[];
}

/** The shape of the first `main` of a page, composed from the leaves up, and the labels of the rows finished on the way. */
function composed(html: string): Composed {
  const index = indexOf(html);
  const runs: Run[] = [];
  const sink: RunSink = { index, emit: (run) => runs.push(run), replace: () => undefined, isSameKind: () => true };
  const shape = shapeOf(sink, index.byTag('main')[0] ?? 0);
  return { shape, labels: runs.map(({ label }) => label?.text ?? null) };
}

function shapeOf(sink: RunSink, id: number): Shape | null {
  const { index } = sink;
  const { tag } = index.node(id);
  if (index.text(id) === '') return null;
  if (tag === 'a') return { kind: 'item', item: itemOf(id, id), before: null, headed: false };
  if (tag === '#text') return { kind: 'text', block: { node: id, text: index.text(id), strength: 'plain' } };
  const entries = index.children(id).flatMap((child): readonly Entry[] => {
    const shape = shapeOf(sink, child);
    return shape === null ? [] : [{ id: child, tag: index.node(child).tag, shape }];
  });
  const [only] = entries;
  return only !== undefined && entries.length === 1 ? wrapShape(sink, id, only.shape) : composeShape(sink, id, entries);
}

/** Texts of the alternatives of a row. */
function texts(index: PageIndex, { items }: Run): readonly string[] {
  return items.map(({ main }) => index.text(main ?? 0));
}

describe('the shape of an element', () => {
  it('is a row of what repeats in it, whatever wraps it', () => {
    const html = `<main><div><div><ul>${linksTo('c', ['rot', 'blau'])}</ul></div></div></main>`;
    const { shape } = composed(html);
    expect(shape?.kind === 'run' && texts(indexOf(html), shape.run)).toEqual(['rot', 'blau']);
  });

  it('is one alternative where only one link shows something', () => {
    expect(composed('<main><div><span><a href="?c=1">赤</a></span></div> <i>12</i></main>').shape?.kind).toBe('item');
  });

  it('is a branch where an alternative has others below it', () => {
    const html = `<main><a href="?t=g">Games</a><ul>${linksTo('t', ['chess', 'go'])}</ul></main>`;
    const { shape } = composed(html);
    expect(shape?.kind === 'branch' && texts(indexOf(html), shape.run)).toEqual(['chess', 'go']);
  });

  it('is a branch where one alternative alone lies below, in a list of its own, however that is wrapped', () => {
    for (const below of [
      '<ul><li><a href="?t=c">chess</a></li></ul>',
      '<div><ul><li><a href="?t=c">chess</a></li></ul></div>',
      '<div role=list><div role=listitem><a href="?t=c">chess</a></div></div>',
    ])
      expect(composed(`<main><div><a href="?t=g">Games</a></div>${below}</main>`).shape?.kind).toBe('branch');
    expect(composed('<main><a href="?t=g">Games</a><div><a href="?t=c">chess</a></div></main>').shape?.kind).toBe(
      'run',
    );
  });

  it('is the heading of a text that has one', () => {
    const { shape } = composed('<main><h3>Größe</h3><p>Bitte wählen</p></main>');
    expect(shape).toMatchObject({ kind: 'text', block: { text: 'Größe', strength: 'heading' } });
  });

  it('is nothing to choose from where links stand in running text', () => {
    const html =
      'Many people in many towns wrote long letters about <a href="/t">tea</a> and <a href="/c">cups</a> too.';
    expect(composed(`<main>${html}</main>`).shape).toEqual({ kind: 'wall' });
  });
});

describe('a row', () => {
  it('is labelled by the name of the element around it', () => {
    expect(composed(`<main><ul aria-label="لون">${linksTo('c', ['1', '2'])}</ul></main>`).labels).toEqual(['لون']);
  });

  it('knows that it came out of a region', () => {
    const { shape } = composed(`<main><nav>${linksTo('c', ['1', '2'], 'b')}</nav></main>`);
    expect(shape?.kind === 'run' && shape.run.crossed).toBe(true);
  });
});

it('a heading keeps its strength through the wrappers around it', () => {
  const index = indexOf('<main><h2><span>Farbe</span></h2></main>');
  const [heading = 0] = index.byTag('h2');
  const sink: RunSink = { index, emit: () => undefined, replace: () => undefined, isSameKind: () => true };
  const inner: Shape = { kind: 'text', block: { node: heading + 1, text: 'Farbe', strength: 'plain' } };
  expect(isHeading(index, heading)).toBe(true);
  expect(wrapShape(sink, heading, inner)).toMatchObject({ block: { node: heading, strength: 'heading' } });
});

it('one alternative alone in an element that says it is a group is one', () => {
  const { shape, labels } = composed(
    '<main><div role=group aria-label=Stock><p><a href="/a">In stock</a></p></div></main>',
  );
  expect([shape?.kind, labels]).toEqual(['wall', ['Stock']]);
});
