/** Small pieces of the ARIA theme: divs and spans that only their roles tell apart. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ActView, ChoiceFormView, FormView, LinkView } from '../../view/controls.js';

type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** A div with a role and perhaps a name. */
export function role(name: string, more: Attributes, inside: HtmlPart): Html {
  return markup`<div${attributes({ role: name, ...more })}>${inside}</div>`;
}

/** The heading of a page or block. */
export function heading(level: number, text: string, id: string | null = null): Html {
  return role('heading', { 'aria-level': level, id }, text);
}

/** A link. */
export function anchor(link: LinkView, inside: HtmlPart = link.text): Html {
  return markup`<a${attributes({ href: link.href, rel: link.rel, 'aria-current': link.isCurrent && 'true' })}>${inside}</a>`;
}

/** A list of items. */
export function list(more: Attributes, items: readonly HtmlPart[]): Html {
  return role(
    'list',
    more,
    items.map((item) => role('listitem', {}, item)),
  );
}

/** A form. */
export function formOf(form: FormView, more: Attributes, inside: HtmlPart): Html {
  const fields = form.hidden.map(([name, value]) => markup`<input${attributes({ type: 'hidden', name, value })}>`);
  const frame = attributes({ action: form.action, method: form.method, 'accept-charset': 'utf-8', ...more });
  return markup`<form${frame}>${fields}${inside}</form>`;
}

/** The control that sends a form. */
export function submit({ submit: text }: FormView): Html {
  return markup`<input${attributes({ type: 'submit', value: text })}>`;
}

/** A select with its button, named by an attribute. */
export function choiceForm(choice: ChoiceFormView, label: string): Html {
  const options = choice.options.map(
    ({ value, text, isChosen }) => markup`<option${attributes({ value, selected: isChosen })}>${text}</option>`,
  );
  const select = markup`<select${attributes({ name: choice.name, 'aria-label': label })}>${options}</select>`;
  return formOf(choice.form, { 'aria-label': label }, markup`${select} ${submit(choice.form)}`);
}

/** A control that changes something. */
export function actOf(act: ActView): Html {
  if (act.form) return formOf(act.form, {}, submit(act.form));
  return markup`<a${attributes({ href: act.href, 'aria-roledescription': 'button' })}>${act.label}</a>`;
}
