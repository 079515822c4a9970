import { describe, expect, it } from 'vitest';
import { repeatsQuestion } from '../../../src/browse/exchange/repeated-question.js';
import type { Form } from '../../../src/model/form.js';
import { formField, searchForm } from '../search-form.js';

const KIND = 'https://site.example/search ';

const ACTION = 'https://site.example/search';
const form = (q: string, changes: Partial<Form> = {}): Form => ({ ...searchForm(ACTION, q), ...changes });

describe('a page repeats what was asked', () => {
  it.each<[string, Form, string | null]>([
    ['with what was typed in its form', form('tent'), 'token=abc&q=tent'],
    ['if nothing was typed', form(''), 'token=abc&q='],
    ['with something typed, whatever it was', form('tent'), null],
  ])('%s', (_, shown, body) => {
    expect(repeatsQuestion({ forms: [shown] }, { kind: KIND, body })).toBe(true);
  });

  it.each<[string, Form, string | null]>([
    ['where the form is empty again', form(''), 'q=tent'],
    ['where nothing shows what was typed', form(''), null],
    ['where the form leads elsewhere', form('tent', { action: 'https://site.example/subscribe' }), 'q=tent'],
    ['where the form acts', form('tent', { asks: 'other' }), 'q=tent'],
    ['where the form has no field for text', form('tent', { fields: [formField('hidden', 'q', 'tent')] }), 'q=tent'],
  ])('not %s', (_, shown, body) => {
    expect(repeatsQuestion({ forms: [shown] }, { kind: KIND, body })).toBe(false);
  });
});
