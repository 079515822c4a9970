import { describe } from 'vitest';
import { itKeepsContentUnderLayouts, itWritesWholePages } from '../theme-suite.js';

describe('the table theme', () => {
  itWritesWholePages('table');
  itKeepsContentUnderLayouts('table');
});
