import { describe } from 'vitest';
import { itWritesWholeLists } from '../theme-suite.js';

describe('lists of the utility theme', () => {
  itWritesWholeLists('utility');
});
