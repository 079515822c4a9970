/** How the blocks theme writes: divs and spans, each with a class name that means nothing. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ActView, ChoiceFormView, FormView, LinkView } from '../../view/controls.js';
import type { Layout } from '../layout.js';

/** The theme's pen for one layout. */
export interface Pen {
  readonly layout: Layout;
  /** A div of the named kind. */
  div(kind: string, ...inside: readonly HtmlPart[]): Html;
  /** A span of the named kind. */
  span(kind: string, ...inside: readonly HtmlPart[]): Html;
  /** The made-up class name of a kind. */
  name(kind: string): string;
  link(kind: string, view: LinkView, inside?: HtmlPart): Html;
  form(kind: string, view: FormView, inside: HtmlPart): Html;
  choice(view: ChoiceFormView, label: string): Html;
  act(view: ActView): Html;
}

/** A pen. */
export function createPen(layout: Layout): Pen {
  const name = (kind: string): string => layout.hashed(`blocks/${kind}`);
  const pen: Pen = {
    layout,
    name,
    div: (kind, ...inside) => markup`<div class="${name(kind)}">${inside}</div>`,
    span: (kind, ...inside) => markup`<span class="${name(kind)}">${inside}</span>`,
    link: (kind, view, inside = view.text) =>
      markup`<a${attributes({ class: name(kind), href: view.href, rel: view.rel })}>${inside}</a>`,
    form: (kind, view, inside) =>
      markup`<form${attributes({
        class: name(kind),
        action: view.action,
        method: view.method,
        'accept-charset': 'utf-8',
      })}>${view.hidden.map(([field, value]) => markup`<input${attributes({ type: 'hidden', name: field, value })}>`)}${inside}</form>`,
    choice: (view, label) =>
      pen.form(
        'choice-form',
        view.form,
        markup`<label class="${name('choice-label')}"
            >${label}
            <select class="${name('select')}" name="${view.name}">
              ${view.options.map(
                ({ value, text, isChosen }) =>
                  markup`<option${attributes({ value, selected: isChosen })}>${text}</option>`,
              )}
            </select></label
          ><button class="${name('small-button')}">${view.form.submit}</button>`,
      ),
    act: (view) =>
      view.form
        ? pen.form('act-form', view.form, markup`<button class="${name(`act-${view.kind}`)}">${view.label}</button>`)
        : markup`<a${attributes({ class: name(`act-${view.kind}`), href: view.href })}>${view.label}</a>`,
  };
  return pen;
}
