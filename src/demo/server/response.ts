/** What is sent back, before it is encoded. */

/** A response of the shop. */
export interface ShopResponse {
  readonly status: number;
  /** Media type without charset. */
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response that sends the visitor elsewhere. */
export function seeOther(location: string): ShopResponse {
  return { status: 303, type: 'text/plain', text: '', headers: { location } };
}

/** A response of plain text. */
export function plainText(status: number, text: string, headers: Readonly<Record<string, string>> = {}): ShopResponse {
  return { status, type: 'text/plain', text, headers };
}
