/**
 * The shop's program: works the parts of a list that no link and no form works. It knows the page only by what the
 * server tells it in two pieces of data: how the shop behaves, and the state of the list.
 */

import { escapeText, pagerHtml, panelHtml } from './widgets.js';

const LATE_MILLIS = 1200;
const DIALOG_MILLIS = 400;
const PULSE_MILLIS = 250;
const LIST_QUERY =
  'query Products($in: String!, $filters: [Filter!]) { products(in: $in, filters: $filters) { total items { id name href } filters } }';
const CONNECTION_QUERY =
  'query Products($in: String!, $filters: [Filter!], $after: String) { products(in: $in, filters: $filters, after: $after) { total edges { node { id name href } } pageInfo { endCursor hasNextPage } filters } }';
/** Cards that a virtual list keeps in the page. */
const WINDOW_CARDS = 12;
/** Facets of which one value holds at a time. */
const SINGLE = new Set(['radio', 'select-auto', 'select-button', 'builder', 'hover-menu']);

const shop = JSON.parse(document.getElementById('shop').textContent);
/** What the visitor has opened and typed in the facets. */
const shown = {};
/** The state of the list; null on pages without one. */
let list = null;
/** Choices that wait for a button. */
let draft = null;
let asked = 0;
let isLoading = false;
let panelRoot = null;
let virtual = null;

const view = () => document.querySelector('[data-view]');

// --- From choices to the next state -------------------------------------------------------------------------------

function withoutName(args, name) {
  return args.filter(([one]) => one !== name);
}

function current() {
  return withoutName(draft ?? list.args, list.pager.name);
}

function isFilter(name) {
  return list.panel.facets.some(
    (facet) => facet.name === name || (facet.range && (facet.range.lowName === name || facet.range.highName === name)),
  );
}

/** What one choice replaces with the next: all but a standing filter's being lifted. */
function withoutFilters(args) {
  const isLift = (name, value) =>
    list.panel.facets.some((facet) => facet.name === name && facet.values.some(({ off }) => off && off === value));
  return args.filter(([name, value]) => !isFilter(name) || isLift(name, value));
}

function chooseValue(facet, value) {
  let args = current();
  const isChosen = value.off
    ? !args.some(([name]) => name === facet.name)
    : args.some(([name, one]) => name === facet.name && one === value.value);
  if (value.off) {
    args = withoutName(args, facet.name);
    if (isChosen) args.push([facet.name, value.off]);
    return settle(args);
  }
  if (shop.semantics === 'replace') args = withoutFilters(args);
  else if (SINGLE.has(shop.facets) || shop.multi === 'single') args = withoutName(args, facet.name);
  else args = args.filter(([name, one]) => name !== facet.name || one !== value.value);
  if (!isChosen || shop.facets === 'radio') args.push([facet.name, value.value]);
  if (shop.bait === 'mutation') void mutate(facet.name, value.value);
  return settle(args);
}

function chooseOnly(facet, value) {
  let args = withoutName(shop.semantics === 'replace' ? withoutFilters(current()) : current(), facet.name);
  if (value !== '') args = [...args, [facet.name, value]];
  return settle(args);
}

/** Goes on at once, or waits for the button. */
function settle(args) {
  if (!list.panel.hasButton) return go({ in: list.base, args });
  draft = args;
  const chosen = new Set(args.map(([name, value]) => `${name}=${value}`));
  list.panel = {
    ...list.panel,
    facets: list.panel.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({
        ...value,
        chosen: value.off ? !chosen.has(`${facet.name}=${value.off}`) : chosen.has(`${facet.name}=${value.value}`),
      })),
    })),
  };
  if (shop.theme === 'aria') drawPanel();
}

function toPage(page) {
  const position = list.pager.positions[page - 1];
  const args = withoutName(list.args, list.pager.name);
  if (shop.transport === 'cursors') return { in: list.base, args, after: page > 1 ? list.cursor : null };
  return { in: list.base, args: page > 1 && position !== undefined ? [...args, [list.pager.name, position]] : args };
}

function addressOf({ in: base, args }) {
  const query = new URLSearchParams(args).toString();
  if (query === '') return base;
  return base + (base.includes('?') ? '&' : '?') + query;
}

/** Goes to a state: by a new document, by a fragment of the address, or by asking for data. */
function go(target) {
  draft = null;
  if (shop.navigates || list === null || shop.page === 'filters') return leaveFor(target);
  if (shop.state !== 'hash') return load(target, { manner: 'swap' });
  const [path] = target.in.split('#');
  const hash = `#${new URLSearchParams(target.args)}`;
  if (path !== list.base) return location.assign(path + hash);
  if (location.hash === hash || (hash === '#' && location.hash === '')) return undefined;
  location.hash = hash;
  return undefined;
}

/** Goes to a state by a new document. */
function leaveFor(target) {
  if (shop.token === null) return location.assign(addressOf(target));
  const form = document.createElement('form');
  form.method = 'post';
  form.action = target.in;
  for (const [name, value] of [...target.args, shop.token]) {
    form.insertAdjacentHTML(
      'beforeend',
      `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
    );
  }
  document.body.append(form);
  return form.submit();
}

// --- Asking and drawing -------------------------------------------------------------------------------------------

async function load(target, { manner, isQuiet = false }) {
  asked += 1;
  const mine = asked;
  isLoading = true;
  if (manner === 'swap') view().setAttribute('aria-busy', 'true');
  const answer = await ask(target, manner);
  isLoading = false;
  if (mine !== asked) return;
  view().removeAttribute('aria-busy');
  if (manner === 'append') append(answer);
  else swap(answer);
  if (!isQuiet && manner === 'swap') keepAddress(answer.state.address);
}

async function ask(target, manner) {
  const query = new URLSearchParams([['in', target.in], ...target.args]);
  const isAdded = shop.transport === 'mixed' && manner === 'append';
  switch (isAdded ? 'json' : shop.transport) {
    case 'json':
      return {
        state: await (await fetch(`/api/products?${query}`, { headers: { accept: 'application/json' } })).json(),
      };
    case 'put':
      return { state: await (await send('PUT', '/api/products', variablesOf(target))).json() };
    case 'graphql':
    case 'cursors':
      return { state: await askGraph(target) };
    case 'socket':
      return { state: await askSocket(query) };
    case 'fragment':
      return fromHtml(await (await fetch(`/fragment?${query}`)).text());
    default:
      return fromHtml(await (await askDocument(target)).text());
  }
}

/** Where questions are posted no address can ask them. */
function askDocument(target) {
  // A document of a shop that shows bones first has nothing else.
  const isBare = shop.hurdle === 'skeleton';
  if (shop.token === null) return fetch(isBare ? fragmentOf(target.in, target.args) : addressOf(target));
  const body = new URLSearchParams([...target.args, shop.token]);
  return fetch(isBare ? fragmentOf(target.in, []) : target.in, { method: 'POST', body });
}

function fragmentOf(address, args) {
  return `/fragment?${new URLSearchParams([['in', address], ...args])}`;
}

/** A list as it is, or as edges that say how to go on. */
async function askGraph(target) {
  const query = shop.transport === 'cursors' ? CONNECTION_QUERY : LIST_QUERY;
  const answer = await send('POST', '/graphql', { operationName: 'Products', query, variables: variablesOf(target) });
  const { edges, pageInfo, ...products } = (await answer.json()).data.products;
  if (edges === undefined) return products;
  return { ...products, items: edges.map(({ node }) => node), cursor: pageInfo.endCursor };
}

/** What is asked for as a record: where, what is chosen, and behind which place. */
function variablesOf(target) {
  const filters = {};
  for (const [name, value] of target.args) (filters[name] ??= []).push(value);
  return {
    in: target.in,
    filters: Object.entries(filters).map(([name, values]) => ({ name, values })),
    ...(target.after ? { after: target.after } : {}),
  };
}

function send(method, address, data) {
  return fetch(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
}

let line = null;

/** One socket for all questions; answers name theirs. */
async function askSocket(query) {
  if (line === null || line.readyState > WebSocket.OPEN)
    line = new WebSocket(`${location.origin.replace('http', 'ws')}/live`);
  const own = line;
  if (own.readyState === WebSocket.CONNECTING)
    await new Promise((open) => own.addEventListener('open', open, { once: true }));
  const id = asked;
  return new Promise((resolve) => {
    own.addEventListener('message', function hear({ data }) {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      own.removeEventListener('message', hear);
      resolve(answer.state);
    });
    own.send(JSON.stringify({ id, query: query.toString() }));
  });
}

function fromHtml(text) {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const root = page.querySelector('[data-view]') ?? page.body;
  const data = root.querySelector('script[data-state]');
  return { root, state: data === null ? null : JSON.parse(data.textContent) };
}

function swap(answer) {
  if (answer.root) view().innerHTML = answer.root.innerHTML;
  else fill(answer.state);
  mount(answer.state);
}

function append({ root, state }) {
  const cards = root ? cardsIn(root, state.hrefs) : state.items.map(cardFrom);
  if (virtual) virtual.add(cards);
  else container().append(...cards);
  list = { ...state, hrefs: [...list.hrefs, ...state.hrefs], panel: list.panel };
  drawPager();
}

function keepAddress(address) {
  if (shop.state === 'query' || shop.state === 'path') history.pushState(null, '', address);
  if (shop.state === 'replaced') history.replaceState(null, '', address);
}

// --- Cards: where they stand and how one is made from data ---------------------------------------------------------

const pattern = readPattern();

/** From two sample cards: how far a card's root is above its link, and its markup with gaps to fill. */
function readPattern() {
  const samples = document.getElementById('shop-cards');
  if (samples === null) return null;
  const [one, other] = ['{{href}}', '{{other}}'].map((href) => samples.content.querySelector(`a[href="${href}"]`));
  let root = one;
  let up = 0;
  while (!root.parentElement.contains(other)) {
    root = root.parentElement;
    up += 1;
  }
  return { up, html: root.outerHTML, tag: root.parentElement.localName };
}

function cardsIn(root, hrefs) {
  const cards = hrefs.map((href) => {
    let card = root.querySelector(`a[href="${CSS.escape(href)}"]`);
    for (let step = 0; step < pattern.up && card !== null; step += 1) card = card.parentElement;
    return card;
  });
  return [...new Set(cards)].filter((card) => card !== null);
}

function container() {
  return list.box ?? cardsIn(view(), list.hrefs)[0]?.parentElement ?? null;
}

function cardFrom(item) {
  const html = pattern.html.replace(/\{\{(\w+)\}\}/g, (_, name) => escapeText(item[name] ?? ''));
  const frame = document.createElement('template');
  frame.innerHTML = html;
  return frame.content.firstElementChild;
}

/** Puts data into the page as it is. */
function fill(state) {
  const box = container();
  if (box === null) throw new Error('this page has no list to fill');
  for (const card of cardsIn(view(), list.hrefs)) card.remove();
  box.querySelector('[data-empty]')?.remove();
  if (state.items.length > 0) box.append(...state.items.map(cardFrom));
  else box.insertAdjacentHTML('beforeend', emptyHtml(box.localName, state.emptyText));
  replaceText(list.totalText, state.totalText);
  replaceText(list.rangeText, state.rangeText);
  state.box = box;
}

function emptyHtml(tag, text) {
  const inside = escapeText(text);
  if (tag === 'tbody') return `<tr data-empty><td colspan="3">${inside}</td></tr>`;
  return tag === 'ul' ? `<li data-empty>${inside}</li>` : `<div data-empty>${inside}</div>`;
}

function replaceText(before, after) {
  if (before === null || before === undefined) return;
  const walker = document.createTreeWalker(view(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data } = walker.currentNode;
    if (data.includes(before)) walker.currentNode.data = data.replace(before, after ?? '');
  }
}

// --- The drawn parts ----------------------------------------------------------------------------------------------

function mount(state) {
  list = state;
  draft = null;
  if (list === null) return;
  drawPanel();
  drawPager();
  if (list.pager.kind === 'virtual') virtual = createWindow();
}

function drawPanel() {
  const host = document.querySelector('[data-panel]');
  if (host === null || !list.hasPanel) return;
  if (shop.facets === 'shadow') {
    panelRoot = host.shadowRoot ?? bind(host.attachShadow({ mode: 'open' }));
    panelRoot.innerHTML = `<style>${shop.style}</style>${panelHtml(list.panel, shown)}`;
    return;
  }
  if (shop.facets === 'iframe') {
    let frame = host.querySelector('iframe');
    if (frame === null) {
      frame = document.createElement('iframe');
      frame.title = list.panel.words.filters;
      frame.style.cssText = 'width:100%;height:900px;border:0';
      host.append(frame);
      bind(frame.contentDocument);
    }
    frame.contentDocument.body.innerHTML = `<style>${shop.style}</style>${panelHtml(list.panel, shown)}`;
    return;
  }
  if (shop.hurdle === 'lazy' && !host.dataset.seen)
    return whenSeen(host, () => ((host.dataset.seen = '1'), drawPanel()));
  host.innerHTML = panelHtml(list.panel, shown);
}

function drawPager() {
  const host = document.querySelector('[data-pager]');
  if (host === null) return;
  if (shop.hurdle === 'lazy' && !host.dataset.seen)
    return whenSeen(host, () => ((host.dataset.seen = '1'), drawPager()));
  host.innerHTML = pagerHtml(list.pager);
  const sentinel = host.querySelector('[data-sentinel]');
  if (sentinel !== null) watchEnd(sentinel);
}

function whenSeen(host, act) {
  host.style.minHeight = '60px';
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(host);
}

function watchEnd(sentinel) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting) || isLoading) return;
    observer.disconnect();
    if (list.page < list.pages) void load(toPage(list.page + 1), { manner: 'append' });
  });
  observer.observe(sentinel);
}

/** A list that keeps only the cards around what the visitor sees, between two spaces. */
function createWindow() {
  const box = container();
  if (box === null) return null;
  const cards = cardsIn(view(), list.hrefs);
  const gaps = [document.createElement(cards[0].localName), document.createElement(cards[0].localName)];
  const height = 96;
  box.style.display = 'block';
  const style = (card) => {
    card.style.cssText = `display:block;height:${height}px;overflow:hidden`;
  };
  const draw = () => {
    const top = box.getBoundingClientRect().top;
    const first = Math.max(0, Math.min(cards.length - WINDOW_CARDS, Math.floor(-top / height) - 2));
    const here = cards.slice(first, first + WINDOW_CARDS);
    gaps[0].style.cssText = `display:block;height:${first * height}px`;
    gaps[1].style.cssText = `display:block;height:${Math.max(0, cards.length - first - here.length) * height}px`;
    box.replaceChildren(gaps[0], ...here, gaps[1]);
  };
  cards.forEach(style);
  draw();
  addEventListener('scroll', draw, { passive: true });
  return {
    add: (more) => {
      more.forEach(style);
      cards.push(...more);
      draw();
    },
  };
}

// --- Listening ----------------------------------------------------------------------------------------------------

function bind(root) {
  root.addEventListener('click', onClick);
  root.addEventListener('change', onChange);
  root.addEventListener('input', onInput);
  root.addEventListener('submit', onSubmit);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('input[data-range]') && list.panel.form === null) onApply();
    if (event.key === 'Enter' && event.target.matches('input[data-formless]')) onFormless(event.target);
    if ((event.key === 'Enter' || event.key === ' ') && event.target.matches('[tabindex][data-act]'))
      event.target.click();
  });
  root.addEventListener('mouseover', (event) => {
    const act = event.target.closest?.('[data-act]')?.dataset.act ?? '';
    if (act.startsWith('hover:')) open(Number(act.split(':')[1]), true);
  });
  return root;
}

function open(at, isOpen) {
  const { name } = list.panel.facets[at];
  if (shown[name] === isOpen) return;
  shown[name] = isOpen;
  drawPanel();
}

function onClick(event) {
  const worked = event.target.closest?.('a[data-go]');
  if (worked && view().contains(worked)) {
    event.preventDefault();
    return void go({ in: list.base, args: [...new URLSearchParams(worked.dataset.go)] });
  }
  const control = event.target.closest?.('[data-act]');
  if (!control) return undefined;
  const [kind, one, other] = control.dataset.act.split(':');
  if (control.localName === 'a') event.preventDefault();
  return act(kind, one, other);
}

function act(kind, one, other) {
  const facet = list?.panel.facets[Number(one)];
  switch (kind) {
    case 'v':
      return void chooseValue(facet, facet.values[Number(other)]);
    case 't':
      return void chooseBranch(facet.values[Number(other)]);
    case 'open':
      return open(Number(one), shown[facet.name] !== true);
    case 'letter':
      shown[facet.name] = other;
      return drawPanel();
    case 'apply':
      return onApply();
    case 'page':
      return void go(toPage(Number(one)));
    case 'more':
      return isLoading ? undefined : void load(toPage(list.page + 1), { manner: 'append' });
    case 'build':
      shown.builder = true;
      return drawPanel();
    case 'builder-apply':
      return onBuilt();
    case 'icon':
      return showSearch();
    case 'formless':
      return onFormless(document.querySelector('[data-formless]'));
    default:
      return bait(kind);
  }
}

function chooseBranch(value) {
  const [address] = value.value.split('#');
  const names = new Set(list.panel.facets.map(({ name }) => name));
  const kept = current().filter(([name]) => !names.has(name));
  void go({ in: address.split('?')[0] === list.base.split('?')[0] ? list.base : address, args: kept });
}

function onChange(event) {
  const { target } = event;
  if (target.matches('[data-size]')) {
    const args = withoutName(withoutName(list.args, list.pager.name), target.name);
    return void go({ in: list.base, args: [...args, [target.name, target.value]] });
  }
  if (target.matches('[data-builder]')) {
    if (target.dataset.builder === 'attribute')
      shown.attribute = list.panel.facets.find(({ name }) => name === target.value)?.name;
    else shown[target.dataset.builder] = target.value;
    if (target.dataset.builder === 'attribute') drawPanel();
    return undefined;
  }
  if (target.matches('[data-range]')) return target.type === 'range' ? onApply() : undefined;
  // On a page that has nothing but the facets the form alone decides.
  if (list === null) return undefined;
  const form = target.closest('form[data-form="facets"]');
  if (form) return list.panel.hasButton ? undefined : form.requestSubmit();
  if (target.matches('[data-box]')) {
    const [at, i] = target.dataset.box.split(':').map(Number);
    return void chooseValue(list.panel.facets[at], list.panel.facets[at].values[i]);
  }
  if (target.matches('[data-select]'))
    return void chooseOnly(list.panel.facets[Number(target.dataset.select)], target.value);
  return undefined;
}

function onInput(event) {
  const { target } = event;
  if (target.matches('[data-suggest]')) return void suggest(target);
  if (!target.matches('[data-find]')) return undefined;
  const facet = list.panel.facets[Number(target.dataset.find)];
  shown[`?${facet.name}`] = target.value;
  const root = target.getRootNode();
  drawPanel();
  const again = root.querySelector(`[data-find="${target.dataset.find}"]`);
  again.focus();
  again.setSelectionRange(again.value.length, again.value.length);
  return undefined;
}

/** A form of the program: sent as it is where documents are asked for, else read. */
function onSubmit(event) {
  const form = event.target;
  const kind = form.dataset.form;
  if ((kind !== 'facets' && kind !== 'pager') || list === null) return undefined;
  const isPost = form.method === 'post';
  if (kind === 'facets') addLifted(form);
  if (isPost || (['document', 'mixed'].includes(shop.transport) && shop.state !== 'replaced')) return undefined;
  event.preventDefault();
  const data = [...new FormData(form, event.submitter)].filter(([, value]) => value !== '');
  if (kind === 'pager') return void go(toPage(list.pager.positions.indexOf(event.submitter.value) + 1));
  const kept = current().filter(([name]) => !isFilter(name));
  return void go({ in: list.base, args: [...kept, ...data.filter(([name]) => isFilter(name))] });
}

/** A box that is ticked from the start has to say that it no longer is. */
function addLifted(form) {
  for (const { name, values } of list.panel.facets) {
    const off = values.find((value) => value.off)?.off;
    if (off === undefined) continue;
    const isTicked = new FormData(form).has(name);
    if (!isTicked)
      form.insertAdjacentHTML(
        'beforeend',
        `<input type="hidden" name="${escapeText(name)}" value="${escapeText(off)}">`,
      );
  }
}

function onApply() {
  const root = panelRoot ?? document;
  let args = current();
  for (const field of root.querySelectorAll('[data-range]')) {
    args = withoutName(args, field.name);
    const isEnd =
      field.type === 'range' &&
      (field.dataset.range.endsWith('low') ? field.value === field.min : field.value === field.max);
    if (field.value !== '' && !isEnd) args.push([field.name, field.value]);
  }
  void go({ in: list.base, args });
}

function onBuilt() {
  const facet = list.panel.facets.find(({ name }) => name === shown.attribute);
  if (!facet || !shown.value) return undefined;
  const { value } = shown;
  shown.builder = false;
  shown.attribute = undefined;
  shown.value = undefined;
  return void chooseOnly(facet, value);
}

// --- Search -------------------------------------------------------------------------------------------------------

function onFormless(field) {
  location.assign(`${shop.search.path}?${new URLSearchParams([[shop.search.name, field.value]])}`);
}

function showSearch() {
  const host = document.querySelector('[data-search]');
  host.replaceChildren(host.querySelector('template').content);
  host.querySelector('input').focus();
}

async function suggest(field) {
  const words = await (await fetch(`/api/suggest?${new URLSearchParams([['q', field.value]])}`)).json();
  const host = document.querySelector('[data-suggestions]');
  host.replaceChildren(
    ...words.map((word) => {
      const option = document.createElement('div');
      option.setAttribute('role', 'option');
      option.textContent = word;
      option.addEventListener('mousedown', () => {
        field.value = word;
        field.form.requestSubmit();
      });
      return option;
    }),
  );
}

// --- What a careless visitor sets off -----------------------------------------------------------------------------

function mutate(name, value) {
  const query = 'mutation SaveFilter($name: String!) { saveFilter(name: $name) { id } }';
  return send('POST', '/graphql', { query, variables: { name, value } }).catch(() => undefined);
}

function bait(kind) {
  const post = (address) => void fetch(address, { method: 'POST' }).catch(() => undefined);
  if (kind === 'heart') return post('/wishlist/add?id=1');
  if (kind === 'buy') return post('/checkout');
  if (kind === 'confirm' && confirm('?')) return post('/account/orders/10071/delete');
  if (kind === 'popup') return void showHelp();
  if (kind === 'leave') return location.assign('/partner');
  return undefined;
}

function showHelp() {
  globalThis.open('/help', '_blank', 'width=400,height=300');
}

// --- Hurdles ------------------------------------------------------------------------------------------------------

function overlay(html, { onPick = () => undefined, isModal = true } = {}) {
  const cover = document.createElement('div');
  cover.className = isModal ? 'sp-cover' : 'sp-banner';
  cover.innerHTML = html;
  cover.addEventListener('click', (event) => {
    const pick = event.target.closest('[data-pick]');
    if (pick === null) return;
    cover.remove();
    onPick(pick.dataset.pick);
  });
  document.body.append(cover);
}

function once(key, act) {
  if (localStorage.getItem(key) !== null) return;
  act((value) => localStorage.setItem(key, value));
}

function raiseHurdle() {
  const words = shop.words;
  const text = escapeText;
  const pick = (name, label) => `<button type="button" data-pick="${name}">${text(label)}</button>`;
  if (shop.hurdle === 'consent') {
    once('consent', (keep) =>
      overlay(
        `<div role="dialog" aria-modal="true" class="sp-dialog"><p>${text(words.consent)}</p>${pick('all', words.accept)} ${pick('few', words.decline)}</div>`,
        {
          onPick: (name) => {
            keep(name);
            if (name === 'all') void fetch('/consent', { method: 'POST', body: 'all' });
          },
        },
      ),
    );
  }
  if (shop.hurdle === 'newsletter') {
    const field = `<form action="/newsletter" method="post"><input type="email" name="email" aria-label="${text(words.email)}"><button>${text(words.subscribe)}</button></form>`;
    const cross = `<span class="sp-cross" role="button" tabindex="0" aria-label="${text(words.close)}" data-pick="close">×</span>`;
    once('newsletter', (keep) => {
      setTimeout(
        () =>
          overlay(`<div class="sp-dialog">${cross}<p>${text(words.newsletter)}</p>${field}</div>`, { onPick: keep }),
        DIALOG_MILLIS,
      );
    });
  }
  if (shop.hurdle === 'region') {
    const choices = words.countries.split(',').map((name) => pick(name, name));
    once('country', (keep) =>
      overlay(
        `<div role="dialog" aria-modal="true" class="sp-dialog"><p>${text(words.country)}</p>${choices.join(' ')}</div>`,
        { onPick: keep },
      ),
    );
  }
  if (shop.hurdle === 'busy') keepBusy();
  if (shop.hurdle === 'worker') void navigator.serviceWorker.register('/worker.js');
}

function keepBusy() {
  const clock = document.createElement('div');
  clock.className = 'sp-clock';
  document.body.append(clock);
  let beats = 0;
  setInterval(() => {
    beats += 1;
    clock.textContent = String(beats);
    void fetch('/api/pulse').catch(() => undefined);
  }, PULSE_MILLIS);
}

// --- Start --------------------------------------------------------------------------------------------------------

async function start() {
  bind(document);
  if (shop.hurdle === 'skeleton' || (shop.hurdle === 'shell' && location.pathname === '/')) {
    const address = fragmentOf(location.pathname + location.search, shop.posted);
    const answer = fromHtml(await (await fetch(address)).text());
    view().innerHTML = answer.root.innerHTML;
    mount(answer.state);
  } else {
    const data = view()?.querySelector('script[data-state]') ?? null;
    mount(data === null ? null : JSON.parse(data.textContent));
  }
  if (list !== null && shop.state === 'hash') {
    const follow = (isFirst) => {
      const args = [...new URLSearchParams(location.hash.slice(1))];
      if (!isFirst || args.length > 0) void load({ in: list.base, args }, { manner: 'swap', isQuiet: true });
    };
    addEventListener('hashchange', () => follow(false));
    follow(true);
  }
  if (list !== null && (shop.state === 'query' || shop.state === 'path') && !shop.navigates) {
    addEventListener(
      'popstate',
      () => void load({ in: location.pathname + location.search, args: [] }, { manner: 'swap', isQuiet: true }),
    );
  }
  raiseHurdle();
  document.documentElement.dataset.ready = '';
}

if (shop.hurdle === 'late') setTimeout(start, LATE_MILLIS);
else void start();
