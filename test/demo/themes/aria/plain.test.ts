import { describe } from 'vitest';
import { itWritesPlainPages } from '../theme-suite.js';

describe('plain pages of the aria theme', () => {
  itWritesPlainPages('aria');
});
