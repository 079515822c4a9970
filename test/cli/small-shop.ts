/**
 * A demo shop that is crawled in a moment, and what a run folder says.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startDemoShop, type DemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import type { RunRecord } from '../../src/model/run.js';

/** How many products the shop has. */
export const SMALL_SIZE = 30;

/** How to ask for the shop. */
export const SMALL: Partial<DemoShopOptions> = {
  size: SMALL_SIZE,
  attributes: 'few',
  categories: 'off',
  recommendations: 'off',
};

/** The shop, open for this test. */
export async function openSmallShop(options: Partial<DemoShopOptions> = {}): Promise<DemoShop> {
  const shop = await startDemoShop({ ...SMALL, ...options });
  onTestFinished(() => shop.close());
  return shop;
}

/** What `run.json` says. */
export async function readRun(folder: string): Promise<RunRecord> {
  return JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as RunRecord;
}

/** The lines of one of the run's files. */
export async function readLines(folder: string, file: string): Promise<readonly unknown[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
