/** Demo shops that listen. */
import { onTestFinished } from 'vitest';
import { startDemoShop } from '../../src/demo/index.js';
import type { DemoShop, DemoShopOptions } from '../../src/demo/index.js';

/** A served shop that is closed when the test ends. */
export async function serveShop(options: Partial<DemoShopOptions> = {}): Promise<DemoShop> {
  const shop = await startDemoShop({ size: 120, ...options });
  onTestFinished(() => shop.close());
  return shop;
}
