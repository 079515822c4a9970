import { describe, expect, it } from 'vitest';
import { editedPath, pathEdit, stepKey, unfolded } from '../../src/explore/path-edit.js';
import type { AccessPath } from '../../src/model/access-path.js';
import { pathWithSteps } from '../../src/model/step.js';
import { byScript, SITE, step } from './page-views.js';

const url = (path: string): AccessPath => ({ kind: 'url', url: `${SITE}${path}` });
const LIST = { path: url('/list'), url: `${SITE}/list` };
const POST: AccessPath = { kind: 'request', method: 'POST', url: `${SITE}/list`, body: 'a=1' };

describe('what a choice does to the way to its page', () => {
  it('is to add arguments to the address', () => {
    expect(pathEdit(LIST, url('/list?colour=red'))).toMatchObject({
      kind: 'address',
      edit: { add: [{ name: 'colour', value: 'red' }] },
    });
  });

  it('is done elsewhere in place of what is empty there', () => {
    const edit = pathEdit({ path: url('/list?a=&b='), url: `${SITE}/list?a=&b=` }, url('/list?a=&b=2'));
    expect(edit === null ? null : editedPath(url('/list?a=1&b='), edit)).toEqual(url('/list?a=1&b=2'));
  });

  it('is done elsewhere only where what it joins a value to stands there, too', () => {
    const edit = pathEdit({ path: url('/list?f=a,b'), url: `${SITE}/list?f=a,b&seen=1` }, url('/list?f=a,b,c&seen=2'));
    const done = (path: string): AccessPath | null => (edit === null ? null : editedPath(url(path), edit));
    expect(done('/list?f=a,b&k=1')).toEqual(url('/list?k=1&f=a%2Cb%2Cc&seen=2'));
    expect([done('/list?f=a'), done('/list'), done('/list?f=a,d')]).toEqual([null, null, null]);
  });

  it('is not told where what is asked already gets other numbers', () => {
    const page = { path: url('/list?f_0=oak&f_1=small'), url: `${SITE}/list?f_0=oak&f_1=small` };
    expect(pathEdit(page, url('/list?f_0=oak&f_1=ash&f_2=small'))).toBeNull();
    expect(pathEdit(page, url('/list?f_0=oak&f_1=small&f_2=ash'))).toMatchObject({
      edit: { add: [{ name: 'f_2', value: 'ash' }] },
    });
  });

  it('is to take further steps', () => {
    const page = { path: byScript(step('red')), url: `${SITE}/list` };
    expect(pathEdit(page, byScript(step('red'), step('large')))).toEqual({ kind: 'steps', steps: [step('large')] });
  });

  it('may be told from the address that the page shows', () => {
    const page = { path: byScript(step('red')), url: `${SITE}/list?colour=red` };
    const choice: AccessPath = { kind: 'actions', from: url('/list?colour=red'), steps: [step('large')] };
    expect(pathEdit(page, choice)).toEqual({ kind: 'steps', steps: [step('large')] });
  });

  it.each<readonly [string, AccessPath]>([
    ['another path', url('/other?colour=red')],
    ['the same address', url('/list')],
    ['a request', POST],
    ['steps elsewhere', { kind: 'actions', from: url('/other'), steps: [step('red')] }],
    ['no step', byScript()],
  ])('is not known of %s', (_, choice) => {
    expect(pathEdit(LIST, choice)).toBeNull();
  });

  it('is not known of steps that do not go on from those of the page', () => {
    const page = { path: byScript(step('red')), url: `${SITE}/list` };
    expect(pathEdit(page, byScript(step('blue'), step('large')))).toBeNull();
  });
});

describe('the same done elsewhere', () => {
  const edit = { kind: 'address', edit: { add: [{ name: 'c', value: 'red' }], remove: [], path: null } } as const;

  it('adds the arguments, or takes the steps after those of the other page', () => {
    expect(editedPath(url('/list?kind=shoe'), edit)).toEqual(url('/list?kind=shoe&c=red'));
    expect(editedPath(byScript(step('a')), { kind: 'steps', steps: [step('b')] })).toEqual(
      byScript(step('a'), step('b')),
    );
    expect(editedPath(POST, { kind: 'steps', steps: [step('b')] })).toMatchObject({ from: POST, steps: [step('b')] });
  });

  it('is not to be had where it does not fit', () => {
    expect(editedPath(byScript(step('a')), edit)).toBeNull();
    expect(editedPath({ kind: 'url', url: 'nowhere' }, edit)).toBeNull();
  });
});

describe('paths of steps', () => {
  it('are one sequence, however they are nested', () => {
    const nested: AccessPath = { kind: 'actions', from: byScript(step('a')), steps: [step('b')] };
    expect(unfolded(nested)).toEqual({ from: url('/list'), steps: [step('a'), step('b')] });
    expect(pathWithSteps(url('/list'), [])).toEqual(url('/list'));
  });

  it('have equal steps where all that is done is equal', () => {
    expect(stepKey(step('a'))).toBe(stepKey({ ...step('a'), times: 1 }));
    expect(stepKey(step('a'))).not.toBe(stepKey({ ...step('a'), times: 2 }));
  });
});
