import { describe } from 'vitest';
import { itKeepsContentUnderLayouts, itWritesWholePages } from '../theme-suite.js';

describe('the aria theme', () => {
  itWritesWholePages('aria');
  itKeepsContentUnderLayouts('aria');
});
