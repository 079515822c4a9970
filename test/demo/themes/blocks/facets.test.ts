import { describe } from 'vitest';
import { itWritesForms } from '../theme-suite.js';

describe('facets of the blocks theme', () => {
  itWritesForms('blocks');
});
