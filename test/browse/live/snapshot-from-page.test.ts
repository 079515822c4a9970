import { describe, expect, it } from 'vitest';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';

describe('rows taken in a page', () => {
  const snapshot = snapshotFromPage(
    {
      url: 'https://site.example/x',
      baseUrl: 'https://site.example/',
      contentType: 'text/html',
      charset: 'UTF-8',
      place: '',
      bytes: 9,
      rows: [
        { p: -1, t: 'html', v: 1 },
        { p: 0, t: 'p', v: 1, a: ['__proto__', 'x', 'class', 'y'], r: 'paragraph', n: 'name' },
        { p: 1, t: '#text', x: 'words', v: 1 },
        { p: 0, t: 'input', v: 0, s: ['v', 1, 0, 1], c: 1 },
      ],
    },
    203,
  );

  it('tell an encoding only if it is not the usual one', () => {
    const taken = {
      url: 'https://site.example/x',
      baseUrl: 'https://site.example/',
      contentType: 'text/html',
      place: '',
      bytes: 9,
      rows: [],
    };
    expect(snapshotFromPage({ ...taken, charset: 'windows-1251' }, 200).charset).toBe('windows-1251');
    expect(snapshot.charset).toBeUndefined();
  });

  it('become nodes with ranges and depths', () => {
    expect(snapshot.nodes.map(({ id, parent, end, depth }) => [id, parent, end, depth])).toEqual([
      [0, -1, 4, 0],
      [1, 0, 3, 1],
      [2, 1, 3, 2],
      [3, 0, 4, 1],
    ]);
  });

  it('keep what is known of each', () => {
    expect(snapshot).toMatchObject({ url: 'https://site.example/x', status: 203, source: 'browser' });
    expect(snapshot.nodes[1]).toMatchObject({
      role: 'paragraph',
      accessibleName: 'name',
      listensForClicks: false,
      visible: true,
    });
    expect(Object.keys(snapshot.nodes[1]!.attributes)).toEqual(['__proto__', 'class']);
    expect(snapshot.nodes[2]).toMatchObject({ tag: '#text', text: 'words', state: null });
    expect(snapshot.nodes[3]).toMatchObject({
      visible: false,
      listensForClicks: true,
      state: { value: 'v', checked: true, selected: false, disabled: true },
    });
  });
});
