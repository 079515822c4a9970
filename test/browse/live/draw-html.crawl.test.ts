import { expect, it } from 'vitest';
import { drawHtml } from '../../../src/browse/live/draw-html.js';
import { serve } from '../local-server.js';

/** Width and height that a PNG says it has. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
}

it('draws all of a page, without its scripts and without asking anyone', async () => {
  const server = await serve({ '*': 'x' });
  const html = `<body style="margin:0"><div style="height:1500px">a</div><img src="${server.origin}/a.png"><script>document.body.innerHTML = ''</script>`;
  const [width, height] = sizeOf(await drawHtml(html, { width: 640 }));
  expect(width).toBe(640);
  expect(height).toBeGreaterThanOrEqual(1500);
  expect(server.asked).toEqual([]);
});

it('says what to do where there is no browser', async () => {
  await expect(drawHtml('', { width: 10, browserPath: '/nowhere/chromium' })).rejects.toThrow(/nowhere/u);
});
