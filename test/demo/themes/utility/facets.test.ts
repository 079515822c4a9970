import { describe } from 'vitest';
import { itWritesForms } from '../theme-suite.js';

describe('facets of the utility theme', () => {
  itWritesForms('utility');
});
