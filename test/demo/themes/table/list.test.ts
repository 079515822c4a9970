import { describe } from 'vitest';
import { itWritesWholeLists } from '../theme-suite.js';

describe('lists of the table theme', () => {
  itWritesWholeLists('table');
});
