/**
 * Arrows and chevrons in texts: signs that point to the next or the previous page in any language.
 */

/** Where an arrow points, as it is drawn. `far…` are double or barred arrows: to the first or last page, or by one too. */
export type Arrow = 'right' | 'left' | 'far-right' | 'far-left';

const RIGHT = /(?:[›→>▶►❯⟩⇒➔➜⯈▸→＞]|&gt;)/u;
const LEFT = /(?:[‹←<◀◄❮⟨⇐⯇◂＜]|&lt;)/u;
const FAR_RIGHT = /(?:»|≫|››|>>|→→|⏭|⇥|[›>→▶]\s*[|∣⎸])/u;
const FAR_LEFT = /(?:«|≪|‹‹|<<|←←|⏮|⇤|[|∣⎸]\s*[‹<←◀])/u;
/** Arrows stand at an end of a short text. */
const MAX_TEXT = 40;
const END = 3;

/** The arrow at the start or end of a text, or null. Texts that point both ways have none. */
export function arrowOf(text: string): Arrow | null {
  if (text === '' || text.length > MAX_TEXT) return null;
  const ends = `${text.slice(0, END)}\n${text.slice(-END)}`;
  const right = FAR_RIGHT.test(ends) ? 'far-right' : RIGHT.test(ends) ? 'right' : null;
  const left = FAR_LEFT.test(ends) ? 'far-left' : LEFT.test(ends) ? 'left' : null;
  return right !== null && left !== null ? null : (right ?? left);
}
