import { describe, expect, test } from 'vitest';
import {
  type StepText,
  type Template,
  editFrom,
  editTemplate,
  sharedTemplate,
} from '../../src/shortcuts/edit-template.js';
import { readAsSisters } from '../../src/shortcuts/sister-template.js';
import type { Tree } from '../../src/shortcuts/tree.js';
import type { Edit } from '../../src/shortcuts/tree-edits.js';

function texts(value: string, handle: string): readonly StepText[] {
  return [
    { source: '0 value', text: value },
    { source: '0 handle 1', text: handle },
  ];
}

function setting(at: readonly string[], value: Tree): Edit {
  return { do: 'set', at, value, gone: [], tail: 0 };
}

/** What two values of brands have in common. */
function brands(edit: (code: string) => Edit): Template {
  const [first, second] = [edit('40'), edit('41')];
  return sharedTemplate(editTemplate(first, texts('Acme', '40')), editTemplate(second, texts('Best', '41')))!;
}

describe('one example is read as two of another group', () => {
  test('where the groups are asked alike but for their names', () => {
    const sister = brands((code) => setting(['query', 'f', '0'], [{ field: 'brand', is: code }]));
    const own = editTemplate(setting(['query', 'f', '0'], [{ field: 'stuff', is: '52' }]), texts('Oak', '52'));
    const [read] = readAsSisters([own], [sister])!;
    expect(editFrom(read!, texts('Ash', '53'))?.value).toEqual([{ field: 'stuff', is: '53' }]);
  });

  test('where the name is a part of a text', () => {
    const sister = brands((code) => setting(['query', 'f'], [`brand:"${code}"`]));
    const own = editTemplate(setting(['query', 'f'], ['stuff:"52"']), texts('Oak', '52'));
    const [read] = readAsSisters([own], [sister])!;
    expect(editFrom(read!, texts('Ash', '53'))?.value).toEqual(['stuff:"53"']);
  });

  test('where several edits carry the value, whatever their order', () => {
    const edits = (group: string, code: string): readonly Edit[] => [
      setting(['query', group], [code]),
      setting(['query', 'all'], [`${group}-${code}`]),
    ];
    const sisters = [0, 1].map((at) => brands((code) => edits('brand', code)[at]!));
    const own = edits('stuff', '52').map((edit) => editTemplate(edit, texts('Oak', '52')));
    const read = readAsSisters(own.toReversed(), sisters)!;
    expect(read.map((template) => editFrom(template, texts('Ash', '53'))?.value)).toEqual([['53'], ['stuff-53']]);
  });
});

describe('one example says nothing', () => {
  const sister = brands((code) => setting(['query', 'brand'], [code]));

  test.each([
    ['where it carries another text', setting(['query', 'stuff'], ['Oak'])],
    ['where it is another kind of edit', { ...setting(['query', 'stuff'], ['52']), do: 'add' } as const],
    ['where it has more parts', setting(['query', 'more', 'stuff'], ['52'])],
    ['where it has more values', setting(['query', 'stuff'], ['52', 'x'])],
    ['where it carries nothing', setting(['query', 'stuff'], ['7'])],
    ['where numbers differ', { ...setting(['query', 'stuff'], ['52']), tail: 1 }],
  ])('%s', (_kind, edit) => {
    expect(readAsSisters([editTemplate(edit, texts('Oak', '52'))], [sister])).toBeNull();
  });

  test('where it has more edits', () => {
    const own = ['stuff', 'also'].map((name) => editTemplate(setting(['query', name], ['52']), texts('Oak', '52')));
    expect(readAsSisters(own, [sister])).toBeNull();
  });

  test('where more differs than names', () => {
    const named = (names: readonly string[], code: string): Edit =>
      setting(['query', 'f'], [{ a: names[0]!, b: names[1]!, c: names[2]!, is: code }]);
    const others = brands((code) => named(['k', 'l', 'm'], code));
    const own = editTemplate(named(['x', 'y', 'z'], '52'), texts('Oak', '52'));
    expect(readAsSisters([own], [others])).toBeNull();
  });
});
