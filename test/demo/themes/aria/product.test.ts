import { describe } from 'vitest';
import { itWritesProducts } from '../theme-suite.js';

describe('product pages of the aria theme', () => {
  itWritesProducts('aria');
});
