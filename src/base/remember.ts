/**
 * Pure functions that are asked the same again and again, computed once. Answers are shared: nobody may change them.
 */

/** The function, computed once for each object as long as that lives. */
export function oncePer<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.answer;
    const answer = compute(key);
    known.set(key, { answer });
    return answer;
  };
}

/** Texts remembered before the older half of them is forgotten. Raising it takes memory, lowering it makes long pages slower. */
const MOST_TEXTS = 8_192;

/** The function of a text, which remembers what it answered lately. */
export function remembering<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  const ask = (text: string): Answer => {
    const before = older.get(text);
    return before !== undefined || older.has(text) ? (before as Answer) : compute(text);
  };
  return (text) => {
    const before = recent.get(text);
    if (before !== undefined || recent.has(text)) return before as Answer;
    const answer = ask(text);
    if (recent.size >= MOST_TEXTS) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, answer);
    return answer;
  };
}
