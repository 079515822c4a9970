import { describe, expect, it } from 'vitest';
import { useActing } from './acting.js';

const acting = useActing();

describe('a node that is acted on', () => {
  it('is brought into view, and pressed where a mouse reaches it', async () => {
    const { act, page, log } = await acting(
      '<div style="height:3000px"></div><button id="low" onclick="log.push(1)">Low</button>',
    );
    const at = await act('low', 'point');
    if (at.kind !== 'point') throw new Error(at.kind);
    await page.mouse.click(at.x, at.y);
    expect(await log()).toBe('1');
  });

  it('is pressed where it is, if a mouse reaches it there', async () => {
    const { act, page } = await acting('<button id="high">High</button><div style="height:3000px"></div>');
    await page.evaluate('scrollTo(0, 3)');
    await act('high', 'point');
    expect(await page.evaluate('scrollY')).toBe(3);
  });

  it('is pressed where it comes to rest, as a list that follows its field', async () => {
    const option = (name: string): string =>
      `<button id="${name}" style="display:block;height:40px" onclick="log.push('${name}')">${name}</button>`;
    const { act, page, log } = await acting(
      `<div style="height:4000px"></div><div id="list" style="position:absolute;top:2000px">${['a', 'b', 'c'].map(option).join('')}</div>
        <script>const frames = (left, then) => requestAnimationFrame(() => (left > 1 ? frames(left - 1, then) : then()));
        addEventListener('scroll', () => frames(2, () => { list.style.top = '1960px'; }), { once: true });</script>`,
    );
    const at = await act('b', 'point');
    if (at.kind !== 'point') throw new Error(at.kind);
    await page.mouse.click(at.x, at.y);
    expect(await log()).toBe('b');
  });

  it('is pressed in a frame and in a shadow root', async () => {
    const { act, page } =
      await acting(`<div style="height:200px"></div><iframe style="border:5px solid" srcdoc="<button id=framed onclick='this.id=1'>Framed</button>"></iframe>
      <div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<button id="shaded" onclick="this.id=2">Shaded</button>';</script>`);
    for (const id of ['framed', 'shaded']) {
      const at = await act(id, 'point');
      if (at.kind !== 'point') throw new Error(`${id} ${at.kind}`);
      await page.mouse.click(at.x, at.y);
    }
    expect(await page.frames()[1]?.locator('button').getAttribute('id')).toBe('1');
    expect(await page.locator('#host button').getAttribute('id')).toBe('2');
  });

  it('is pressed on its label where it has no place itself', async () => {
    const { act, page, log } = await acting(
      `<label style="display:block;width:90px;height:20px">Acme <input id="box" type="checkbox" style="opacity:0;position:absolute;width:1px" onchange="log.push(checked)"></label>`,
    );
    const at = await act('box', 'point');
    if (at.kind !== 'point') throw new Error(at.kind);
    await page.mouse.click(at.x, at.y);
    expect(await log()).toBe('true');
  });

  it('is pressed on what is drawn for it in its label, the rest of which may do something else', async () => {
    const { act, page, log } = await acting(
      `<label style="display:block;width:300px;height:20px" onclick="log.push(event.target.id)"><input id="box" type="checkbox" style="opacity:0;position:absolute;width:1px"><i id="drawn" style="display:inline-block;width:16px;height:16px"></i> Acme</label>
      <label style="display:block;width:300px;height:20px" id="other"><input id="plain" type="checkbox" style="opacity:0;position:absolute;width:1px" onchange="log.push(checked)"><a href="#terms">Terms</a> read</label>`,
    );
    for (const id of ['box', 'plain']) {
      const at = await act(id, 'point');
      if (at.kind !== 'point') throw new Error(at.kind);
      await page.mouse.click(at.x, at.y);
    }
    expect(await log()).toBe('drawn,box,true');
  });

  it('is pressed on its label where what is around it clips it to a dot', async () => {
    const { act, page, log } = await acting(
      `<label>110 V <span style="position:absolute;width:1px;height:1px;overflow:hidden"><input id="box" type="checkbox" onclick="isTrusted = event.detail" onchange="log.push(isTrusted)"></span></label>`,
    );
    const at = await act('box', 'point');
    if (at.kind !== 'point') throw new Error(at.kind);
    await page.mouse.click(at.x, at.y);
    expect(await log()).toBe('1');
  });

  it('is pressed on what is drawn around it where it takes no room and nothing labels it', async () => {
    const { act, page, log } =
      await acting(`<div id=square style="position:relative;width:20px;height:20px" onclick="log.push('square')">
      <b style="position:absolute;inset:0"></b><input type=checkbox id=b style="position:absolute;left:9px;top:9px;width:1px;height:1px;margin:0;opacity:0;z-index:-1"></div>`);
    const at = await act('b', 'point');
    if (at.kind !== 'point') throw new Error(at.kind);
    await page.mouse.click(at.x, at.y);
    expect(await log()).toBe('square');
  });

  it('is covered by what lies over it, and clicked all the same', async () => {
    const { act, log } = await acting(
      `<button id="under" onclick="log.push('under')">Under</button><div style="position:fixed;inset:0"></div>`,
    );
    expect(await act('under', 'point')).toEqual({ kind: 'covered' });
    expect(await act('under', 'click')).toEqual({ kind: 'done' });
    expect(await log()).toBe('under');
  });

  it('is told all that a mouse would tell what stands in its middle, where it is covered', async () => {
    const { act, log } = await acting(
      `<div id="field" style="width:200px"><p onpointerdown="log.push('pointer')" onmousedown="log.push('down')" onclick="log.push('click')">Any</p></div><div style="position:fixed;inset:0"></div>`,
    );
    expect(await act('field', 'click')).toEqual({ kind: 'done' });
    expect(await log()).toBe('pointer,down,click');
  });

  it.each([
    ['of another field', '<input role="combobox" aria-expanded="true" autofocus><b id="it">Low</b>', 'done'],
    ['that is closed', '<input role="combobox" aria-expanded="false" autofocus><b id="it">Low</b>', 'covered'],
    [
      'in which it stands itself',
      '<input role="combobox" aria-expanded="true" aria-controls="l" autofocus><p id="l"><b id="it">Low</b></p>',
      'covered',
    ],
    [
      'of no field',
      '<button aria-haspopup="dialog" aria-expanded="true" autofocus>All</button><b id="it">Low</b>',
      'covered',
    ],
    ['that has not the keyboard', '<input role="combobox" aria-expanded="true"><b id="it">Low</b>', 'covered'],
    ['of its own', '<b role="combobox" tabindex="0" aria-expanded="true" autofocus><i id="it">Low</i></b>', 'covered'],
  ])('may lie under the list %s', async (_, html, kind) => {
    const { act } = await acting(html);
    expect(await act('it', 'leave')).toEqual({ kind });
  });

  it('is told that a mouse has come over it before, where it is covered', async () => {
    const { act, log } = await acting(
      `<button id="low" onpointerover="log.push('over')" onmouseenter="log.push('in')" onclick="log.push('click')">Low</button>
        <div style="position:fixed;inset:0"></div>`,
    );
    await act('low', 'click');
    expect(await log()).toBe('over,in,click');
  });

  it('is clicked where it is drawn, too', async () => {
    const { act, log } = await acting(
      `<svg width="90" height="90"><g id="mark" role="button" onclick="log.push('mark')"><rect width="40" height="40"/></g></svg><div style="position:fixed;inset:0"></div>`,
    );
    expect(await act('mark', 'click')).toEqual({ kind: 'done' });
    expect(await log()).toBe('mark');
  });

  it('is clicked where it is drawn, by the shape in it that listens', async () => {
    const { act, log } = await acting(
      `<svg width="90" height="90"><g id="mark" style="cursor:pointer"><path d="M0 0H40V40H0Z" onclick="log.push('path')"/><title>Acme: 4</title></g></svg><div style="position:fixed;inset:0"></div>`,
    );
    expect(await act('mark', 'click')).toEqual({ kind: 'done' });
    expect(await log()).toBe('path');
  });

  it('is gone where the page has redrawn itself', async () => {
    const { act, page } = await acting('<div id="all"><button id="old">Old</button></div>');
    await page.locator('#all').evaluate((element) => element.replaceChildren());
    expect(await act('old', 'click')).toEqual({ kind: 'gone' });
    expect(await act('never', 'point')).toEqual({ kind: 'gone' });
  });

  it('slides, and takes the focus', async () => {
    const { act, log, page } = await acting(
      `<input id="price" type="range" max="900" oninput="log.push(value)" onchange="log.push(value)"><input id="word" value="old">`,
    );
    await act('price', 'slide', '250');
    expect(await log()).toBe('250,250');
    await act('word', 'focus');
    await page.keyboard.type('new');
    expect(await page.locator('#word').inputValue()).toBe('new');
  });

  it('scrolls to the lowest of its kind, where rows that are used again stand in another order', async () => {
    const row = (id: string, top: number): string =>
      `<p id="${id}" style="position:absolute;top:${String(top)}px">x</p>`;
    const { act, page } = await acting(
      `<div id="box" style="height:100px;overflow:auto;position:relative"><div style="height:1900px"></div>${row('low', 900)}${row('high', 400)}</div>`,
    );
    await act('high', 'scroll');
    expect(await page.locator('#box').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(800);
  });

  it('scrolls to the lowest of its kind, also where that has come to stand behind it, and to nothing else', async () => {
    const placed = (kind: string, top: number): string =>
      `class="${kind}" style="position:absolute;top:${String(top)}px">x</p>`;
    const { act, page } = await acting(
      `<div id="box" style="height:100px;overflow:auto;position:relative"><div style="height:2900px"></div>
        <p id="high" ${placed('row odd', 400)}<p id="low" ${placed('row', 900)}<p id="foot" ${placed('foot', 2_000)}</div>`,
    );
    await act('high', 'scroll');
    expect(await page.locator('#box').evaluate(({ scrollTop }) => Math.floor(scrollTop / 100))).toBe(9);
  });

  it('scrolls the part of the page that it stands in', async () => {
    const { act, log, page } = await acting(
      `<div id="box" style="height:100px;overflow:auto" onscroll="log.push('box')"><div style="height:900px"></div><p id="last">last</p></div>`,
    );
    await act('last', 'scroll');
    expect(await page.locator('#box').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
    expect(await log()).toContain('box');
  });

  it('lets the part around it hear once more that it was scrolled, also where a component draws that part', async () => {
    const { act, log, page } = await acting(
      `<div id="host"><div style="height:900px"></div><p id="last">last</p></div>
      <script>const root = document.querySelector('#host').attachShadow({ mode: 'open' });
      root.innerHTML = '<div style="height:100px;overflow:auto"><slot></slot></div>';
      root.firstChild.addEventListener('scroll', ({ isTrusted }) => log.push(isTrusted));</script>`,
    );
    // Nothing moves where it stands at the end already, and a list that was busy has missed it.
    await page.evaluate(`document.querySelector('#host').shadowRoot.firstChild.scrollTo(0, 9_999)`);
    await act('last', 'scroll');
    expect(await log()).toContain('false');
  });
});
