/**
 * What lies over a live page, and how it goes away without agreeing to anything.
 */

import type { Control, Overlay } from '../model/page.js';
import { labelOfBox } from './groups/live/box-blocks.js';
import { foldsPanel, holdsHidden } from './groups/opening/folding.js';
import { dropsHidden } from './groups/opening/hidden-lists.js';
import { panelButtons } from './groups/opening/declared-owners.js';
import { popupOwners } from './groups/opening/popups.js';
import { isScriptedLink } from './groups/widget-state.js';
import { isRefining } from './lists/list-features.js';
import { lookOf } from './look.js';
import type { PageIndex } from './page-index.js';
import { controlOf, withOrdinals } from './steps.js';

/** Controls of one overlay that are tried at most. */
const MAX_DISMISS = 6;

/** Longest text of a control that closes, in characters. Raising it takes teasers for controls. */
const MAX_TEXT = 60;

/** Signs that stand for closing in any language. */
const CLOSE_SIGN = /^[×✕✖✗✘⨯╳❌🗙xX]$/u;

/**
 * No structure tells "reject" from "accept", so here are words of it in the languages most often met, and the names that
 * programmers give. What matches none of them lies between the two.
 */
const DECLINES =
  /reject|decline|deny|refuse|disagree|dismiss|necessary|essential|not now|later|no,? thanks|without|ablehn|verweig|notwendig|erforderlich|nein|später|refus|nécessaire|continuer sans|plus tard|rechaz|necesari|ahora no|rifiut|necessari|weiger|noodzakelijk|avvisa|avslå|afvis|kiellä|odrzu|odmítn|отклон|отказ|拒否|拒绝|不同意|必要|거부|رفض/iu;
const ACCEPTS =
  /accept|agree|allow|consent|\bok(?:ay)?\b|got it|subscribe|sign ?up|akzept|zustimm|einverstanden|erlaub|anmelden|accord(?!ion)|autoris|acept|permitir|accett|consenti|akkoord|accepter|godkänn|tillåt|hyväksy|zgadzam|akceptuj|souhlas|přijm|соглас|принять|同意|接受|许可|許可|동의|قبول|موافق/iu;

const ROLES: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);

/**
 * The page's overlays, topmost first; none for a page that came over HTTP. The layer of a search is none, see
 * {@link searchLayer}.
 */
export function readOverlays(index: PageIndex, layer: number | null = null): readonly Overlay[] {
  if (index.snapshot.source !== 'browser') return [];
  const roots = index.nodes.flatMap(({ id }) => (liesOver(index, id) ? [id] : []));
  const outer = roots.filter((id) => !roots.some((other) => other !== id && index.contains(other, id)));
  return outer
    .filter((id) => id !== layer && !isDrawer(index, id) && !isSiteBar(index, id) && !isMenu(index, id))
    .map((node): Overlay => ({ node, dismiss: dismissing(index, node) }))
    .filter(({ dismiss }) => dismiss.length > 0)
    .reverse();
}

/** Whether an element is shown over the rest: as it lies, or as it says. */
export function liesOver(index: PageIndex, id: number): boolean {
  const { tag, attributes, visible, covers } = index.node(id);
  if (tag === '#text' || visible === false) return false;
  return covers === true || (tag === 'dialog' ? attributes['open'] !== undefined : isDialog(index, id));
}

/** Choices that make a dialog a drawer of filters, where nothing in it is agreed to. */
const MIN_FILTERS = 3;

/** What ends any choice, not only one of purposes. */
const CONFIRMS = /^\s*ok(?:ay)?\s*$/iu;

/** Whether a dialog is a part of the page that was opened to choose in it. */
function isDrawer(index: PageIndex, overlay: number): boolean {
  // The list that a field drops down is a part of the field, the panel that a button says it has opened one of the button.
  if ([popupOwners, panelButtons].some((ownersOn) => ownersOn(index)(overlay) !== null)) return true;
  if (holdsRows(index, overlay)) return true;
  const { end } = index.node(overlay);
  let filters = 0;
  for (let id = overlay + 1; id < end; id += 1) {
    if (!isDrawn(index, id)) continue;
    // What is a choice itself asks for nothing, whatever it is called: "Allows pets".
    if (isFilter(index, id) || isFolded(index, id) || narrowsPage(index, id)) filters += 1;
    else if (isControl(index, id) && rankOf(index, id) === ACCEPTING && !onlyConfirms(index, id)) return false;
  }
  return filters >= MIN_FILTERS || showsValues(index, overlay);
}

/** Whether a dialog holds values that say nothing of themselves: as chips, or as links that the page itself offers. */
function showsValues(index: PageIndex, overlay: number): boolean {
  return holdsChips(index, overlay) || repeatsLinks(index, overlay);
}

/** Landmarks whose links stand on all pages of a site: messages link these, too. */
const FRAMES: ReadonlySet<string> = new Set(['header', 'footer', 'navigation']);

/** Whether several links of a dialog stand in the page's own parts, too, as the first values of a facet of which it shows all. */
function repeatsLinks(index: PageIndex, overlay: number): boolean {
  const isInside = (link: number): boolean => index.contains(overlay, link);
  const isOfPage = (link: number): boolean => !isInside(link) && !FRAMES.has(index.landmark(link) ?? '');
  const shown = new Set(index.links.filter(isOfPage).map((link) => index.linkUrl(link)));
  const own = new Set(
    index.links.filter((link) => isInside(link) && !isScriptedLink(index, link)).map((link) => index.linkUrl(link)),
  );
  return [...own].filter((url) => shown.has(url)).length >= MIN_FILTERS;
}

/** Buttons with words below a list of choices, one of which takes them back. */
const MIN_BUTTONS = 2;

/**
 * Whether what can be pressed is a list of links of one look without addresses, and behind it buttons of which none agrees to
 * anything: a choice of countries has an end of one button at most.
 */
function holdsRows(index: PageIndex, overlay: number): boolean {
  const parts = partsOf(index, overlay);
  const controls = parts.filter((id) => isControl(index, id) && index.text(id) !== '');
  const isRow = (id: number): boolean => isScriptedLink(index, id) && index.role(id) === null;
  const rows = controls.filter(isRow);
  const behind = controls.slice(controls.lastIndexOf(rows.at(-1) ?? -1) + 1);
  const areAlike = new Set(rows.map((id) => lookOf(index, id))).size === 1;
  const buttons = behind.filter((id) => rankOf(index, id) !== ACCEPTING || onlyConfirms(index, id));
  return rows.length >= MIN_CHIPS && areAlike && buttons.length >= MIN_BUTTONS && buttons.length === behind.length;
}

/** The nodes of something, itself first. */
function partsOf(index: PageIndex, overlay: number): readonly number[] {
  return Array.from({ length: index.node(overlay).end - overlay }, (_, at) => overlay + at);
}

/** Whether a node is to be seen, or a box that is hidden only since its label is drawn in its place. */
function isDrawn(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  if (!index.isHidden(id)) return true;
  if (tag !== 'input' || !/^(?:checkbox|radio)$/iu.test(attributes['type'] ?? '')) return false;
  const label = labelOfBox(index, id);
  return label !== null && !index.isHidden(label);
}

/** Whether all that is agreed to is what was chosen, as by "OK". */
function onlyConfirms(index: PageIndex, id: number): boolean {
  return toldOf(index, id).every((told) => CONFIRMS.test(told) || !ACCEPTS.test(told));
}

/** Texts that can be pressed, all of one look, that make a dialog a drawer of filters where they stand in several blocks. */
const MIN_CHIPS = 6;

/** Whether texts of one look that say nothing of themselves stand in several blocks: the values of more than one filter. */
function holdsChips(index: PageIndex, overlay: number): boolean {
  const blocks = new Map<string, number[]>();
  for (let id = overlay + 1; id < index.node(overlay).end; id += 1) {
    const { tag, parent } = index.node(id);
    if (SAYING.has(tag) || index.role(id) !== null || index.isHidden(id) || !isControl(index, id)) continue;
    const look = lookOf(index, id);
    blocks.set(look, [...(blocks.get(look) ?? []), parent]);
  }
  return [...blocks.values()].some((parents) => parents.length >= MIN_CHIPS && hasSeveralTwice(parents));
}

/** What says by its tag what pressing it does. */
const SAYING: ReadonlySet<string> = new Set(['a', 'button', 'input', 'summary']);

/** Whether two of the numbers at least occur twice. */
function hasSeveralTwice(numbers: readonly number[]): boolean {
  const twice = numbers.filter((number, at) => numbers.indexOf(number) < at);
  return new Set(twice).size > 1;
}

/** Parts that a site keeps in sight on all its pages. */
const BARS: ReadonlySet<string> = new Set([
  'banner',
  'navigation',
  'contentinfo',
  'complementary',
  'search',
  'toolbar',
]);
const BAR_TAGS: ReadonlySet<string> = new Set(['header', 'nav', 'footer', 'aside', 'search']);

/** Whether something is only the site's own bar, which stays where it is: a part of the page that asks nothing. */
function isSiteBar(index: PageIndex, overlay: number): boolean {
  if (isDialog(index, overlay)) return false;
  const parts = partsOf(index, overlay);
  const controls = parts.filter((id) => isControl(index, id));
  if (controls.some((id) => ASKING.has(rankOf(index, id)))) return false;
  const saysSo = parts.some((id) => BAR_TAGS.has(index.node(id).tag) || BARS.has(index.role(id) ?? ''));
  return saysSo || isRowOfIcons(index, overlay, controls);
}

/** Icons that do different things beside little text are a bar of tools: what closes is one of two at most. */
const MIN_ICONS = 3;

function isRowOfIcons(index: PageIndex, overlay: number, controls: readonly number[]): boolean {
  const icons = controls.filter((id) => index.text(id) === '');
  const names = new Set(icons.map((id) => index.accessibleName(id)));
  return names.size >= MIN_ICONS && icons.length === controls.length && index.textLength(overlay) <= MAX_TEXT;
}

const MENUS: ReadonlySet<string> = new Set(['menu', 'menubar', 'listbox', 'tree']);

/** Whether something is a menu that was dropped down over the page: all that can be pressed in it is an entry of it. */
function isMenu(index: PageIndex, overlay: number): boolean {
  if (isDialog(index, overlay)) return false;
  const parts = partsOf(index, overlay);
  const menus = parts.filter((id) => MENUS.has(index.role(id) ?? ''));
  const isEntry = (id: number): boolean => menus.some((menu) => index.contains(menu, id));
  return menus.length > 0 && parts.filter((id) => isControl(index, id) && !isBackdrop(index, id)).every(isEntry);
}

/** Whether nothing is drawn or said in something that is pressed, as in what lies between a menu and the page. */
function isBackdrop(index: PageIndex, id: number): boolean {
  return index.elements(id).length === 0 && index.text(id) === '' && index.accessibleName(id) === '';
}

function isDialog(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  return tag === 'dialog' || ROLES.has(index.role(id) ?? '') || attributes['aria-modal'] === 'true';
}

/** Something to choose: a select, drawn or native, a box, an option, or what says that it can be pressed and let go. */
function isFilter(index: PageIndex, id: number): boolean {
  const { tag, attributes, listensForClicks } = index.node(id);
  if (tag === '#text' || tag === 'option') return false;
  if (tag === 'input' && dropsHidden(index, id)) return true;
  if (listensForClicks === true && (holdsHidden(index, id) || foldsPanel(index, id))) return true;
  return tag === 'select' || attributes['aria-pressed'] !== undefined || FILTERS.has(index.role(id) ?? '');
}

/** Whether something is a link that gives the page's own address more arguments, as values of its filters do. */
function narrowsPage(index: PageIndex, id: number): boolean {
  const url = index.linkUrl(id);
  return url !== null && isRefining(index.snapshot.url, url);
}

const FILTERS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch', 'option', 'combobox']);

/** Whether something heads a folded part, which may hold more to choose. */
function isFolded(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  const isClosed = tag === 'details' ? attributes['open'] === undefined : attributes['aria-expanded'] === 'false';
  return isClosed && attributes['aria-haspopup'] === undefined;
}

/** Controls of an overlay by how little they commit to: closing, declining, what is neither, accepting. */
function dismissing(index: PageIndex, overlay: number): readonly Control[] {
  const { end } = index.node(overlay);
  const controls: { readonly node: number; readonly rank: number }[] = [];
  for (let node = overlay + 1; node < end; node += 1) {
    if (isControl(index, node)) controls.push({ node, rank: rankOf(index, node) });
  }
  const hasForm = index.within(overlay, 'input').some((id) => isFilledIn(index, id));
  const usable = controls.filter(({ rank, node }) => !(hasForm && rank >= NEITHER && submits(index, node)));
  const sorted = usable.sort((a, b) => a.rank - b.rank || a.node - b.node).slice(0, MAX_DISMISS);
  return withOrdinals(sorted.map(({ node }) => controlOf(index, node, { do: 'click', group: null })));
}

function isControl(index: PageIndex, id: number): boolean {
  const { tag, listensForClicks, state, visible, attributes } = index.node(id);
  if (NEVER.has(tag) || visible === false || listensForClicks !== true || state?.disabled === true) return false;
  if (tag === 'input') return /^(?:button|submit)$/iu.test(attributes['type'] ?? '');
  return !leadsAway(index, id) && index.textLength(id) <= MAX_TEXT && !holdsControl(index, id);
}

const NEVER: ReadonlySet<string> = new Set(['#text', 'select', 'option', 'label']);

/** Links to other pages explain, they do not close. */
function leadsAway(index: PageIndex, id: number): boolean {
  const url = index.linkUrl(id);
  return url !== null && url.split('#')[0] !== index.snapshot.url.split('#')[0];
}

function holdsControl(index: PageIndex, id: number): boolean {
  return ['button', 'a', 'input'].some((tag) => index.within(id, tag).length > 0);
}

const CLOSES = 0;
const DECLINING = 1;
const NEITHER = 2;
const OPENING = 3;
const ACCEPTING = 4;

/** What asks a visitor for something. */
const ASKING: ReadonlySet<number> = new Set([DECLINING, ACCEPTING]);

function rankOf(index: PageIndex, id: number): number {
  const { attributes } = index.node(id);
  const text = index.text(id);
  if (text === '' || CLOSE_SIGN.test(text)) return CLOSES;
  const told = toldOf(index, id).join(' ');
  if (DECLINES.test(told)) return DECLINING;
  if (attributes['aria-expanded'] !== undefined || attributes['aria-haspopup'] !== undefined) return OPENING;
  return ACCEPTS.test(told) ? ACCEPTING : NEITHER;
}

/** What is said of a control: its text, its name, and what programmers call it. */
function toldOf(index: PageIndex, id: number): readonly string[] {
  const { attributes } = index.node(id);
  return [index.text(id), index.accessibleName(id), ...HINTS.map((name) => attributes[name] ?? '')];
}

/** Attributes in which programmers name what a control does. */
const HINTS: readonly string[] = ['id', 'name', 'value', 'data-action'];

/** Whether a person would fill the field in, as an address for letters. */
function isFilledIn(index: PageIndex, id: number): boolean {
  return /^(?:|text|email|tel|search|password)$/iu.test(index.node(id).attributes['type'] ?? '') && !index.isHidden(id);
}

function submits(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  const inForm = index.ancestors(id).some((above) => index.node(above).tag === 'form');
  return (
    inForm && (tag === 'button' || tag === 'input') && !/^(?:button|reset)$/iu.test(attributes['type'] ?? 'submit')
  );
}
