import { describe, expect, it } from 'vitest';

import { parseForms } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

function purposeOf(form: string): string | undefined {
  return parseForms(snapshotFromHtml(form, { url: 'https://a.example/', status: 200 }))[0]?.purpose;
}

describe('the purpose of a form', () => {
  const cases: readonly [purpose: string, html: string][] = [
    ['search', '<form><input name=q><input type=hidden name=lang value=de></form>'],
    ['search', '<form><select name=in><option>1<option>2</select><input type=search name=q></form>'],
    ['filter', '<form><select name=a><option>1</select><select name=b><option>2</select><input name=q></form>'],
    ['filter', '<form><input type=checkbox name=a></form>'],
    ['filter', '<form><input type=number name=min><input type=number name=max></form>'],
    ['act', '<form method=POST><input name=q></form>'],
    ['act', '<form><input name=user><input type=password name=p></form>'],
    ['act', '<form><input type=email name=e><button>OK</button></form>'],
    ['act', '<form><input name=newsletter_email><button>OK</button></form>'],
    ['act', '<form><input name=n placeholder="name@firma.de"><button>OK</button></form>'],
    ['act', '<form><textarea name=t></textarea></form>'],
    ['other', '<form method=dialog><input name=q></form>'],
    ['other', '<form></form>'],
  ];
  it.each(cases)('is %s for %s', (purpose, html) => {
    expect(purposeOf(html)).toBe(purpose);
  });
});
