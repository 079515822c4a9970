import { describe, expect, it } from 'vitest';
import { withFurther } from '../../../src/explore/facets/facets.js';
import { choice } from '../page-views.js';

const values = (choices: readonly { readonly value: string }[]): readonly string[] => choices.map(({ value }) => value);

describe('further choices', () => {
  it('are added once', () => {
    expect(values(withFurther([choice('red', 'a')], [choice('Red', 'b'), choice('grey', 'c')]))).toEqual([
      'red',
      'grey',
    ]);
  });
});
