/**
 * Writes the parts of a list that the shop's program works: facets and pager. Used by the server for the first page and by
 * the browser for all later ones, so that both write the same. Each theme has a dialect of its own.
 */

/** Values that a shortened facet shows at first. */
const FIRST_VALUES = 4;
/** Matches that a facet's own search shows. */
const MATCHES = 4;

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text with the five characters escaped that mean something in HTML. */
export function escapeText(text) {
  return String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);
}

const e = escapeText;

/** How each theme puts a facet around its values, and a value around its control. */
const DIALECTS = {
  blocks: {
    facet: (title, inside) => `<div class="sp-facet"><div class="sp-title">${title}</div><div>${inside}</div></div>`,
    plain: (inside) => `<div class="sp-facet">${inside}</div>`,
    title: (act, label) => `<div class="sp-title sp-link" data-act="${act}">${label}</div>`,
    item: (inside) => `<div class="sp-item">${inside}</div>`,
    items: (inside) => inside,
    count: (count) => ` <span class="sp-count">(${count})</span>`,
    link: (act, text) => `<span class="sp-link" data-act="${act}">${text}</span>`,
    button: (act, text) => `<button type="button" class="sp-button" data-act="${act}">${text}</button>`,
    keepsClosed: false,
  },
  table: {
    facet: (title, inside) =>
      `<table width="100%" cellpadding="2"><tr><td colspan="2" bgcolor="#dfe6ee"><b>${title}</b></td></tr>${inside}</table>`,
    plain: (inside) => `<table width="100%" cellpadding="2"><tr><td>${inside}</td></tr></table>`,
    title: (act, label) => `<a href="#" data-act="${act}">${label}</a>`,
    item: (inside) => `<tr><td colspan="2">${inside}</td></tr>`,
    items: (inside) => inside,
    count: (count) => ` <font size="1">${count}</font>`,
    link: (act, text) => `<a href="#" data-act="${act}"><i>${text}</i></a>`,
    button: (act, text) => `<input type="button" data-act="${act}" value="${text}">`,
    keepsClosed: true,
  },
  aria: {
    facet: (title, inside, label) => `<div role="group" aria-label="${label}"><div>${title}</div>${inside}</div>`,
    plain: (inside) => `<div role="group">${inside}</div>`,
    title: (act, label, open) =>
      `<div role="button" tabindex="0" aria-expanded="${open}" data-act="${act}">${label}</div>`,
    item: (inside) => `<div role="listitem">${inside}</div>`,
    items: (inside) => `<div role="list">${inside}</div>`,
    count: (count) => ` <span role="note">${count}</span>`,
    link: (act, text) => `<div role="button" tabindex="0" data-act="${act}">${text}</div>`,
    button: (act, text) => `<div role="button" tabindex="0" class="sp-button" data-act="${act}">${text}</div>`,
    keepsClosed: false,
  },
  utility: {
    facet: (title, inside) => `<section class="border-b pb-2"><h3 class="text-sm">${title}</h3>${inside}</section>`,
    plain: (inside) => `<section class="border-b pb-2">${inside}</section>`,
    title: (act, label, open) =>
      `<button type="button" aria-expanded="${open}" data-act="${act}" class="sp-link">${label}</button>`,
    item: (inside) => `<li>${inside}</li>`,
    items: (inside) => `<ul class="flex flex-col gap-1">${inside}</ul>`,
    count: (count) => ` <span class="ml-auto text-xs">${count}</span>`,
    link: (act, text) => `<button type="button" class="text-sm sp-link" data-act="${act}">${text}</button>`,
    button: (act, text) => `<button type="button" class="rounded-md px-2 sp-button" data-act="${act}">${text}</button>`,
    keepsClosed: true,
  },
};

/** The facets. `shown` is what the visitor has opened, by the name of the facet, and typed, by `?` and the name. */
export function panelHtml(panel, shown = {}) {
  const dialect = DIALECTS[panel.theme];
  if (panel.kind === 'own-page' && !panel.isWhole) {
    return dialect.plain(`<a href="${e(panel.pageHref)}">${e(panel.words.filters)}</a>`);
  }
  if (panel.kind === 'builder') return builderHtml(panel, dialect, shown);
  const facets = panel.facets.map((facet, at) => facetHtml(panel, dialect, { facet, at, shown }));
  const bait = baitHtml(panel, dialect);
  // A form holds no other form.
  const beside = panel.form !== null && panel.bait === 'review' ? bait : '';
  const inside = facets.join('') + (beside === '' ? bait : '') + applyHtml(panel, dialect);
  if (panel.form === null) return `<div class="sp-panel">${inside}</div>`;
  const hidden = panel.form.hidden.map(
    ([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value)}">`,
  );
  const frame = `action="${e(panel.form.action)}" method="${panel.form.method}" accept-charset="utf-8"`;
  return `<form class="sp-panel" data-form="facets" ${frame}>${hidden.join('')}${inside}</form>${beside}`;
}

/** The button without which a choice does not count, where there is one. */
function applyHtml(panel, dialect) {
  if (!panel.hasButton) return '';
  if (panel.form !== null) return `<div><button class="sp-button">${e(panel.words.apply)}</button></div>`;
  return `<div>${dialect.button('apply', e(panel.words.apply))}</div>`;
}

function facetHtml(panel, dialect, { facet, at, shown }) {
  const label = e(facet.label);
  if (facet.range) return dialect.facet(label, dialect.item(rangeHtml(panel, dialect, { facet, at })), label);
  switch (panel.kind) {
    case 'folded':
    case 'hover-menu': {
      const isOpen = shown[facet.name] === true;
      const act = panel.kind === 'folded' ? `open:${at}` : `hover:${at}`;
      const title = dialect.title(act, label, isOpen);
      if (!isOpen && !dialect.keepsClosed) return dialect.facet(title, '', label);
      const values = valuesHtml(panel, dialect, { facet, at });
      if (isOpen) return dialect.facet(title, values, label);
      return dialect.facet(
        title,
        panel.theme === 'table' ? `<tbody hidden>${values}</tbody>` : `<div hidden>${values}</div>`,
        label,
      );
    }
    case 'show-all': {
      const isOpen = shown[facet.name] === true || facet.values.length <= FIRST_VALUES;
      const some = isOpen ? facet.values : facet.values.slice(0, FIRST_VALUES);
      const text = e(panel.words.showAllOf.replace('{n}', String(facet.values.length)));
      const more = isOpen ? '' : dialect.item(dialect.link(`open:${at}`, text));
      return dialect.facet(label, valuesHtml(panel, dialect, { facet, at, some }, more), label);
    }
    case 'value-search': {
      const typed = shown[`?${facet.name}`] || '';
      const found = facet.values.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()));
      const some = facet.values.filter((value) => value.chosen || found.slice(0, MATCHES).includes(value));
      const frame = `type="text" data-find="${at}" placeholder="${e(panel.words.searchIn.replace('{a}', facet.label))}"`;
      const box = facet.values.length <= MATCHES ? '' : dialect.item(`<input ${frame} value="${e(typed)}">`);
      return dialect.facet(label, box + valuesHtml(panel, dialect, { facet, at, some }), label);
    }
    case 'letters':
      return dialect.facet(label, letteredHtml(panel, dialect, { facet, at, shown }), label);
    default:
      return dialect.facet(label, valuesHtml(panel, dialect, { facet, at }), label);
  }
}

function letteredHtml(panel, dialect, { facet, at, shown }) {
  if (facet.values.length <= FIRST_VALUES) return valuesHtml(panel, dialect, { facet, at });
  // Texts may begin with a mark of direction that nobody sees.
  const initialOf = ({ text }) => (text.match(/\p{L}|\p{N}/u)?.[0].toUpperCase() ?? '#').replace(/\p{N}/u, '#');
  const letters = [...new Set(facet.values.map(initialOf))].sort();
  const letter = shown[facet.name] || letters[0];
  const bar = letters.map((one) =>
    one === letter ? `<b>${e(one)}</b>` : dialect.link(`letter:${at}:${e(one)}`, e(one)),
  );
  const some = facet.values.filter((value) => value.chosen || initialOf(value) === letter);
  return dialect.item(bar.join(' ')) + valuesHtml(panel, dialect, { facet, at, some });
}

function valuesHtml(panel, dialect, { facet, at, some = facet.values }, more = '') {
  const widget = facet.widget;
  const each = (write) => some.map((value) => write(value, facet.values.indexOf(value))).join('');
  switch (widget) {
    case 'select': {
      const options = each((value) => {
        const count = value.count === null ? '' : ` (${e(value.count)})`;
        return `<option value="${e(value.value)}"${value.chosen ? ' selected' : ''}>${e(value.text)}${count}</option>`;
      });
      const off = facet.values.find((value) => value.off)?.off ?? '';
      const first = `<option value="${e(off)}">${e(panel.words.any)}</option>`;
      return dialect.item(
        `<select name="${e(facet.name)}" data-select="${at}" aria-label="${e(facet.label)}">${first}${options}</select>`,
      );
    }
    case 'radio': {
      return dialect.items(each((value, i) => boxHtml(panel, dialect, { facet, at, value, i, type: 'radio' })) + more);
    }
    case 'rows': {
      const rows = each((value, i) => {
        const count = value.count === null ? '' : `<td>${e(value.count)}</td>`;
        return `<tr data-act="v:${at}:${i}" class="sp-row${value.chosen ? ' sp-on' : ''}"><td>${e(value.text)}</td>${count}</tr>`;
      });
      return panel.theme === 'table' ? rows : `<table><tbody>${rows}</tbody></table>`;
    }
    case 'chips':
    case 'buttons':
    case 'spans':
    case 'swatches':
    case 'anchors':
      return dialect.items(
        each((value, i) => dialect.item(pressHtml(panel, dialect, { value, at, i, widget }))) + more,
      );
    default:
      return dialect.items(each((value, i) => treeOrBox(panel, dialect, { facet, at, value, i })) + more);
  }
}

function treeOrBox(panel, dialect, place) {
  const { facet, value, at, i } = place;
  if (facet.widget !== 'tree') return boxHtml(panel, dialect, { ...place, type: 'checkbox' });
  const count = value.count === null ? '' : dialect.count(e(value.count));
  const indent = '&nbsp;&nbsp;'.repeat(value.level);
  const frame = `role="treeitem" aria-level="${value.level + 1}" aria-selected="${value.chosen}" data-act="t:${at}:${i}"`;
  return dialect.item(`${indent}<span class="sp-link" ${frame}>${e(value.text)}</span>${count}`);
}

function boxHtml(panel, dialect, { facet, at, value, i, type }) {
  const count = value.count === null ? '' : dialect.count(e(value.count));
  const heart = panel.bait === 'heart' && i === 0 ? dialect.button('heart', '♥') : '';
  const id = `${facet.name}-${value.value}`;
  if (panel.theme === 'aria' && panel.form === null) {
    const frame = `role="${type}" tabindex="0" aria-checked="${value.chosen}" aria-labelledby="${e(id)}"`;
    const box = `<span ${frame} class="sp-box" data-act="v:${at}:${i}">${value.chosen ? '☑' : '☐'}</span>`;
    return dialect.item(`${box} <span id="${e(id)}">${e(value.text)}</span>${count}${heart}`);
  }
  const frame = `type="${type}" name="${e(facet.name)}" value="${e(value.value)}" data-box="${at}:${i}"`;
  const input = `<input ${frame}${value.chosen ? ' checked' : ''} id="${e(id)}">`;
  if (panel.theme === 'table')
    return dialect.item(`${input}<label for="${e(id)}">${e(value.text)}</label>${count}${heart}`);
  return dialect.item(`<label>${input} <span>${e(value.text)}</span>${count}</label>${heart}`);
}

function pressHtml(panel, dialect, { value, at, i, widget }) {
  const count = value.count === null ? '' : dialect.count(e(value.count));
  const act = `data-act="v:${at}:${i}"`;
  const text = e(value.text);
  switch (widget) {
    case 'chips': {
      const frame = panel.theme === 'table' ? 'role="button"' : `role="option" aria-selected="${value.chosen}"`;
      return `<span ${frame} tabindex="0" class="sp-chip${value.chosen ? ' sp-on' : ''}" ${act}>${text}${count}</span>`;
    }
    case 'buttons':
      return `<button type="button" aria-pressed="${value.chosen}" class="sp-button" ${act}>${text}${count}</button>`;
    case 'swatches': {
      const frame = `class="sp-link${value.chosen ? ' sp-on' : ''}" ${act}`;
      if (value.color === null)
        return `<span ${frame}><img src="${e(pictureOf(value.text))}" alt="${text}" width="40" height="16"></span>${count}`;
      const style = `style="display:inline-block;width:22px;height:22px;background:${e(value.color)}"`;
      return panel.theme === 'blocks'
        ? `<span ${frame}><img src="${e(pictureOf(''))}" alt="${text}" ${style}></span>${count}`
        : `<span ${frame} role="button" tabindex="0" aria-label="${text}" title="${text}" ${style}></span>${count}`;
    }
    case 'anchors':
      return `<a href="${e(value.href)}" ${act}>${value.chosen ? `<b>${text}</b>` : text}</a>${count}`;
    default:
      return `<span class="sp-link${value.chosen ? ' sp-on' : ''}" ${act}>${text}</span>${count}`;
  }
}

/** A picture as data, so that nothing is fetched: the first letter, which no program reads. */
function pictureOf(text) {
  const letter = e([...text][0] || '');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="16"><rect width="40" height="16" fill="#8aa"/><text x="4" y="12">${letter}</text></svg>`)}`;
}

function rangeHtml(panel, dialect, { facet, at }) {
  const { type, min, max, step, low, high, lowName, highName } = facet.range;
  const field = (end, value, name, label) =>
    `<label>${e(label)} <input type="${type}" name="${e(name)}" data-range="${at}:${end}" min="${e(min)}" max="${e(max)}" step="${e(step)}" value="${e(value)}"></label>`;
  const isSlider = type === 'range';
  const shownLow = isSlider && low === '' ? min : low;
  const shownHigh = isSlider && high === '' ? max : high;
  const fields = field('low', shownLow, lowName, panel.words.from) + field('high', shownHigh, highName, panel.words.to);
  return isSlider ? fields : `${fields} ${dialect.button('apply', e(panel.words.apply))}`;
}

function builderHtml(panel, dialect, shown) {
  const rows = panel.facets.flatMap((facet, at) =>
    facet.values
      .filter(({ chosen }) => chosen)
      .map((value) => {
        const remove = dialect.button(`v:${at}:${facet.values.indexOf(value)}`, '×');
        return `<div>${e(facet.label)} = ${e(value.text)} ${remove}</div>`;
      }),
  );
  if (shown.builder !== true)
    return `<div class="sp-panel">${rows.join('')}${dialect.button('build', e(panel.words.addFilter))}</div>`;
  const chosen = panel.facets.findIndex(({ name }) => name === shown.attribute);
  const option = (value, text, isChosen) =>
    `<option value="${e(value)}"${isChosen ? ' selected' : ''}>${e(text)}</option>`;
  const attributes = panel.facets.map(({ name, label }, at) => option(name, label, at === chosen)).join('');
  const values =
    chosen < 0 ? '' : panel.facets[chosen].values.map(({ value, text }) => option(value, text, false)).join('');
  const what = `<select data-builder="attribute" aria-label="${e(panel.words.attribute)}">${option('', '–', false)}${attributes}</select>`;
  const how = `<select data-builder="operator" aria-label="${e(panel.words.operator)}">${option('is', '=', true)}</select>`;
  const which =
    chosen < 0
      ? ''
      : `<select data-builder="value" aria-label="${e(panel.words.value)}">${option('', '–', false)}${values}</select>`;
  const apply = dialect.button('builder-apply', e(panel.words.apply));
  return `<div class="sp-panel">${rows.join('')}<div>${what}${how}${which}${apply}</div></div>`;
}

/** What a careless visitor would set off. */
function baitHtml(panel, dialect) {
  const { words } = panel;
  switch (panel.bait) {
    case 'review':
      return `<form action="/review" method="post"><textarea name="text" aria-label="${e(words.review)}"></textarea><button>${e(words.send)}</button></form>`;
    case 'confirm':
      return dialect.plain(dialect.button('confirm', e(words.clearOrders)));
    case 'download':
      return dialect.plain(`<a href="/catalogue.csv">CSV</a>`);
    case 'popup':
      return dialect.plain(dialect.button('popup', e(words.help)));
    case 'leave':
      return dialect.plain(dialect.button('leave', e(words.partner)));
    default:
      return '';
  }
}

/** The pages of a list: anchors without an address, buttons of a form, or one button for more. */
export function pagerHtml(pager) {
  return sizesHtml(pager) + pagesHtml(pager);
}

function sizesHtml({ sizes }) {
  if (sizes === null) return '';
  const options = sizes.values.map(
    ({ value, text, chosen }) => `<option value="${e(value)}"${chosen ? ' selected' : ''}>${e(text)}</option>`,
  );
  return `<label class="sp-sizes">${e(sizes.label)} <select data-size name="${e(sizes.name)}">${options.join('')}</select></label>`;
}

function pagesHtml(pager) {
  const { words, page, pages } = pager;
  if (pager.kind === 'infinite' || pager.kind === 'virtual') return '<div data-sentinel style="height:1px"></div>';
  if (pages <= 1 || (pager.kind === 'load-more' && page >= pages)) return '';
  if (pager.kind === 'load-more')
    return `<div class="sp-pager">${DIALECTS[pager.theme].button('more', e(words.loadMore))}</div>`;
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  if (pager.kind === 'form-buttons') {
    const hidden = pager.form.hidden.map(
      ([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value)}">`,
    );
    const buttons = numbers.map((one) => {
      const frame = one === page ? ' disabled aria-current="page"' : '';
      return `<button name="${e(pager.name)}" value="${e(pager.positions[one - 1])}"${frame}>${e(pager.texts[one - 1])}</button>`;
    });
    return `<form class="sp-pager" data-form="pager" action="${e(pager.form.action)}" method="${pager.form.method}">${hidden.join('')}${buttons.join('')}</form>`;
  }
  const to = (one, text) => `<a href="#" data-act="page:${one}">${e(text)}</a>`;
  const links = numbers.map((one) =>
    one === page ? `<b aria-current="page">${e(pager.texts[one - 1])}</b>` : to(one, pager.texts[one - 1]),
  );
  const next = page < pages ? to(page + 1, words.next) : '';
  return `<div class="sp-pager">${page > 1 ? to(page - 1, words.previous) : ''} ${links.join(' ')} ${next}</div>`;
}
