/** What a crawl of one shop of the zoo gave. */
export interface CellResult {
  readonly precision: number;
  readonly recall: number;
  readonly right: number;
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
  readonly pages: number;
  readonly browserPages: number;
  readonly writes: number;
  readonly exit: string;
  readonly seconds: number;
  /** Why there is no result, or null. */
  readonly error: string | null;
}

/** A result with what it belongs to. */
export interface ZooRow extends CellResult {
  readonly key: string;
  readonly kind: string;
  readonly render: string;
}

/** Whether everything was found, nothing else, and nothing was changed. */
export function passes({ precision, recall, right, writes, exit, error }: CellResult): boolean {
  return error === null && precision === 1 && recall === 1 && right > 0 && writes === 0 && exit === 'finished';
}
