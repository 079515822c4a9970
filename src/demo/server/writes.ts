/** Which requests change something. A crawler must make none of them. */

const ACTING_PATHS: readonly RegExp[] = [
  /^\/cart\/(add|remove)$/,
  /^\/wishlist\/add$/,
  /^\/vote$/,
  /^\/logout$/,
  /^\/checkout$/,
  /^\/newsletter$/,
  /^\/review$/,
  /^\/consent$/,
  /^\/account\/orders\/\d+\/delete$/,
];

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the path belongs to something that acts, whatever the method. */
export function isActingPath(path: string): boolean {
  return ACTING_PATHS.some((pattern) => pattern.test(path));
}

/** Whether the request changes something: any method that is not safe, and any path that acts. */
export function isWrite(method: string, path: string): boolean {
  return !SAFE_METHODS.has(method) || isActingPath(path);
}
