import { describe } from 'vitest';
import { itKeepsContentUnderLayouts, itWritesWholePages } from '../theme-suite.js';

describe('the utility theme', () => {
  itWritesWholePages('utility');
  itKeepsContentUnderLayouts('utility');
});
