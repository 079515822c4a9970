import { describe } from 'vitest';
import { itKeepsContentUnderLayouts, itWritesWholePages } from '../theme-suite.js';

describe('the blocks theme', () => {
  itWritesWholePages('blocks');
  itKeepsContentUnderLayouts('blocks');
});
