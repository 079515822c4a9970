import { describe, expect, it } from 'vitest';
import { shownText } from '../browser-fixture.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

describe('a snapshot of a live page', () => {
  it('gives roles, names, states and what is shown', async () => {
    const html = `<div style="display:none">secret</div><label>Colour <select><option>Red<option selected>Blue</select></label>
        <input type="checkbox" checked aria-label="New"><span style="cursor:pointer"><b>more</b></span><input type="password" value="x">
        <div id="host"></div><iframe srcdoc="<p>framed</p>"></iframe><details><summary>Size</summary><p>XL</p></details>
        <p __proto__="y">odd</p><script>host.attachShadow({ mode: 'open' }).innerHTML = '<p>shadow <slot></slot></p>';</script>`;
    const snapshot = await browser.snapshot(html);
    const find = (tag: string, at = 0) => snapshot.nodes.filter((node) => node.tag === tag)[at];
    expect(find('select')).toMatchObject({ role: 'combobox', state: { value: 'Blue' } });
    expect(find('select')?.accessibleName).toContain('Colour');
    expect(snapshot.nodes.filter(({ tag }) => tag === 'option').map(({ state }) => state?.selected)).toEqual([
      false,
      true,
    ]);
    expect(find('input')).toMatchObject({ role: 'checkbox', accessibleName: 'New', state: { checked: true } });
    expect(find('input', 1)?.state?.value).toBe('');
    expect([find('span')?.listensForClicks, find('b')?.listensForClicks]).toEqual([true, false]);
    expect(Object.keys(snapshot.nodes.find(({ attributes }) => '__proto__' in attributes)?.attributes ?? {})).toEqual([
      '__proto__',
    ]);
    expect(shownText(snapshot)).toMatch(/shadow.*framed.*Size/su);
    expect(shownText(snapshot)).not.toMatch(/secret/u);
  });

  it('keeps who names an element, if it stands in the same tree', async () => {
    const html = `<b id=l>Rig</b><p aria-labelledby=l>x</p><div id=host></div><script>
        host.attachShadow({ mode: 'open' }).innerHTML = '<i aria-labelledby=l>y</i>';</script>`;
    const { nodes } = await browser.snapshot(html);
    const named = nodes.flatMap(({ tag, attributes }) => ('aria-labelledby' in attributes ? [tag] : []));
    expect(named).toEqual(['p']);
  });

  it('names a group by what is said, without signs for the eye alone', async () => {
    const html = `<button id=h aria-expanded=true><span>Rig</span><i aria-hidden=true>–</i></button><div role=group aria-labelledby=h>x</div>
      <b id=g><i aria-hidden=true>Hull</i></b><p role=group aria-labelledby=g>y</p>`;
    const { nodes } = await browser.snapshot(html);
    const groups = nodes.filter(({ role }) => role === 'group');
    expect(groups.map(({ accessibleName }) => accessibleName)).toEqual(['Rig', 'Hull']);
  });

  it('names things by nothing of the styles of their pictures', async () => {
    const picture = '<svg><style>.line{fill:red}</style><rect class=line /></svg>';
    const html = `<a role=button href="#" id=h>Rig${picture}</a><div role=group aria-labelledby=h>x</div><label>Hull${picture}<input></label>`;
    const { nodes } = await browser.snapshot(html);
    const names = nodes.flatMap(({ tag, role, accessibleName }) =>
      tag === 'input' || role === 'button' || role === 'group' ? [accessibleName] : [],
    );
    expect(names).toEqual(['Rig', 'Rig', 'Hull']);
  });

  it('names a group by nothing of the comments that frameworks leave in its title', async () => {
    const html =
      '<button id=h><!--[--><!--container--><span><!--[-->Rig<!--]--></span><!--]--></button><div role=group aria-labelledby=h>x</div>';
    const { nodes } = await browser.snapshot(html);
    expect(nodes.find(({ role }) => role === 'group')?.accessibleName).toBe('Rig');
  });

  it('takes texts in a row that the keyboard reaches for choices', async () => {
    const html =
      '<div tabindex=0>Oak</div><div tabindex=0>Elm</div><p tabindex=0>alone</p><section tabindex=0><b>x</b></section>';
    const { nodes } = await browser.snapshot(html);
    const listening = nodes.flatMap(({ tag, listensForClicks }) => (listensForClicks === true ? [tag] : []));
    expect(listening).toEqual(['div', 'div']);
  });

  it('takes what a style draws at the head of a column for something to press, as all of the head is', async () => {
    const { nodes } = await browser.snapshot(
      `<style>.i::before { content: "x" } th { cursor: pointer } .d { cursor: default }</style>
      <table><tr><th>Wood<i class=i></i><u></u></th><th class=d>Size<b class=i></b></th></tr><tr><td style="cursor:pointer"><s class=i></s></td></tr></table>`,
    );
    const listening = nodes.flatMap(({ tag, listensForClicks }) => (listensForClicks === true ? [tag] : []));
    expect(listening).toEqual(['th', 'i', 'td']);
  });

  it('takes what markup says that a click does, where one listener serves the whole document', async () => {
    const { nodes } = await browser.snapshot(
      '<ul><li on:click="a.js#s_x">Red</li><li @click.prevent="x">Blue</li><li jsaction="hover:y;click:x">Green</li>' +
        '<li data-action="keydown->a#b click->a#c">Grey</li></ul>' +
        '<p x-on:click.outside="x">a</p><p data-click="x">b</p><p data-action="menu">c</p><p on:hover="x">d</p>',
    );
    const told = (tag: string) => nodes.filter((node) => node.tag === tag).map((node) => node.listensForClicks);
    expect([told('li'), told('p')]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
  });

  it('takes several links without addresses for choices, but for one that stands among links with addresses', async () => {
    const html =
      '<ul><li><a>1</a></li><li><a>2</a></li></ul><p><b>alone</b><a>3</a></p><p><a>4</a><a href="/5">5</a></p>';
    const { nodes } = await browser.snapshot(html);
    const listening = nodes.flatMap(({ id, listensForClicks }) => (listensForClicks === true ? [nodes[id + 1]] : []));
    expect(listening.map((inside) => inside?.text)).toEqual(['1', '2', '5']);
  });

  it('shows what a person can open, but not what is hidden in it', async () => {
    const html = `<details><summary>Size</summary><ul><li>XL<i style="display:none">never</i></ul></details>
        <button aria-expanded="false" aria-controls="panel">Brand</button><div id="panel" style="display:none"><a href="/acme">Acme</a></div>
        <div style="display:none">nor this</div>`;
    const text = shownText(await browser.snapshot(html));
    expect(text).toMatch(/Size.*XL.*Brand.*Acme/su);
    expect(text).not.toMatch(/never|nor this/u);
  });

  it('does not show texts that are scaled to nothing', async () => {
    const badge = (scale: string) => `<b style="display:inline-block;transform:${scale} translate(50%, -50%)">0</b>`;
    const { nodes } = await browser.snapshot(`<p>Rig${badge('scale(0)')}</p><p>Hull${badge('scale(1)')}</p>`);
    expect(nodes.filter(({ tag }) => tag === 'b').map(({ visible }) => visible)).toEqual([false, true]);
  });

  it('does not show lists that are scaled to nothing until they are dropped down', async () => {
    const list = (scale: string) => `<ul style="transform:${scale}"><li>Oak</li><li>Elm</li></ul>`;
    const { nodes } = await browser.snapshot(
      ['scaleY(0)', 'scaleX(0)', 'none', 'scale(0.5)', 'rotate(90deg)'].map(list).join(''),
    );
    expect(nodes.filter(({ tag }) => tag === 'ul').map(({ visible }) => visible)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('has nodes whose ranges nest', async () => {
    const html = '<ul><li>1<li>2<b>3</b></ul><p>4';
    const { nodes } = await browser.snapshot(html);
    for (const node of nodes.slice(1)) {
      const parent = nodes[node.parent]!;
      expect(node.id).toBeGreaterThan(parent.id);
      expect(node.end).toBeLessThanOrEqual(parent.end);
      expect(node.depth).toBe(parent.depth + 1);
    }
  });

  it('shows what is in elements without a box of their own, and says what lies over the page', async () => {
    const { nodes } = await browser.snapshot(`<div style="display: contents"><p>inside</p></div>
      <div id="over" style="position: fixed; inset: 0; background: white"><button>Close</button></div>`);
    expect(nodes.find(({ text }) => text === 'inside')?.visible).toBe(true);
    expect(nodes.filter(({ covers }) => covers === true).map(({ attributes }) => attributes['id'])).toEqual(['over']);
  });

  it('says of a dialog that it lies over the page, and not of the page that is kept from scrolling behind it', async () => {
    const { nodes } = await browser.snapshot(`<style>html, body { position: fixed; inset: 0 }</style><p>Chairs</p>
      <div id="over" style="position: fixed; inset: 0; background: white" role="dialog"><button>Close</button></div>`);
    expect(nodes.filter(({ covers }) => covers === true).map(({ attributes }) => attributes['id'])).toEqual(['over']);
  });

  it('says that a dialog is modal which a script opened as such, and of no other', async () => {
    const { nodes } = await browser.snapshot(`<dialog id=m>Makers</dialog><dialog id=p>Note</dialog>
      <script>m.showModal(); p.show()</script>`);
    const modal = nodes.filter(({ attributes }) => attributes['aria-modal'] === 'true');
    expect(modal.map(({ attributes }) => attributes['id'])).toEqual(['m']);
  });

  it('keeps words apart that a style sets on lines of their own', async () => {
    const { nodes } = await browser.snapshot(`<style>h3 span { display: block }</style>
      <h3><a href="/oak"><span>OAK</span> <span>Folding chair</span></a></h3><p>£<b>9</b>.50</p>`);
    const words = nodes.filter(({ tag, visible }) => tag === '#text' && visible === true).map(({ text }) => text);
    expect(words.join('')).toBe('OAK Folding chair£9.50');
  });

  it('puts no space where scripts leave texts of nothing, as before and behind what they repeat', async () => {
    const { nodes } = await browser.snapshot(`<p id="place"></p><script>
      const mark = document.createElement('mark');
      mark.append('', 'S', '');
      document.getElementById('place').append('', mark, '', 'amsung');</script>`);
    expect(nodes.flatMap(({ tag, text }) => (tag === '#text' ? [text] : []))).toEqual(['S', 'amsung']);
  });

  it('leaves out what icons are drawn from, which every one of them may bring along, and keeps what is drawn', async () => {
    const stock =
      '<defs><clipPath id=c><rect/></clipPath></defs><symbol id=i><title>Hull</title><path d="M0 0"/></symbol>';
    const { nodes } = await browser.snapshot(
      `<p>Rig<svg style="display:none">${stock}</svg><svg><title>Sail</title><use href="#i"/><g><path d="M1 1"/></g></svg></p>`,
    );
    const drawing = nodes.slice(nodes.findIndex(({ tag }) => tag === 'p') + 1);
    expect(drawing.map(({ tag }) => tag)).toEqual(['#text', 'svg', 'svg', 'title', '#text', 'use', 'g', 'path']);
  });
});
