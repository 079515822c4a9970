/** Cards of a list, one for each name. */
export function thingCards(names: readonly string[]): string {
  return names
    .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><p>A thing to have</p><b>$9.50</b></li>`)
    .join('');
}
