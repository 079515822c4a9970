import { expect, it } from 'vitest';
import { pressElsewhere } from '../../../src/browse/in-page/press-elsewhere.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

it('a press elsewhere is heard by the page and by the field that loses the keyboard, and hits nothing', async () => {
  const { page, session } =
    await browser.open(`<a href="#x" style="position:fixed;inset:0">x</a><div id=host></div><script>
    const log = [];
    host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
    const field = host.shadowRoot.firstChild;
    field.onblur = () => log.push('blur');
    field.focus();
    for (const type of ['mousedown', 'click']) document.addEventListener(type, ({ target }) => log.push(type + ' ' + target.localName));
  </script>`);
  await (await enterPageWorld(session)).run(pressElsewhere, null);
  expect(await page.evaluate('[log, location.hash]')).toEqual([['mousedown body', 'blur', 'click body'], '']);
});
