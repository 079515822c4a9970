/** Small pieces of the utility theme: semantic elements under long lists of utility classes. */

import { attributes, markup } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ActView, ChoiceFormView, FormView, LinkView } from '../../view/controls.js';
import type { ShelfView } from '../../view/page.js';

const BUTTON = 'inline-flex items-center px-4 py-2 rounded-md bg-indigo text-white font-semibold text-sm shadow';
const QUIET_BUTTON = 'inline-flex items-center px-3 py-2 rounded-md border border-slate text-sm font-medium bg-white';

/** A link with utility classes. */
export function anchor(link: LinkView, classes: string, inside: HtmlPart = link.text): Html {
  const current = link.isCurrent && 'page';
  return markup`<a${attributes({ class: classes, href: link.href, rel: link.rel, 'aria-current': current })}>${inside}</a>`;
}

/** A form with utility classes. */
export function formOf(form: FormView, classes: string, inside: HtmlPart): Html {
  const fields = form.hidden.map(([name, value]) => markup`<input${attributes({ type: 'hidden', name, value })}>`);
  const frame = attributes({ action: form.action, method: form.method, class: classes, 'accept-charset': 'utf-8' });
  return markup`<form${frame}>${fields}${inside}</form>`;
}

/** The button that sends a form. */
export function submit({ submit: text }: FormView): Html {
  return markup`<button type="submit" class="${BUTTON}">${text}</button>`;
}

/** A select with its button. */
export function choiceForm(choice: ChoiceFormView, label: string): Html {
  const options = choice.options.map(
    ({ value, text, isChosen }) => markup`<option${attributes({ value, selected: isChosen })}>${text}</option>`,
  );
  const id = `choice-${choice.name}`;
  const select = markup`<label for="${id}" class="text-sm text-gray">${label}</label><select${attributes({ id, name: choice.name, class: 'border border-slate rounded-md px-2 py-1 text-sm bg-white' })}>${options}</select>`;
  const button = markup`<button type="submit" class="${QUIET_BUTTON}">${choice.form.submit}</button>`;
  return formOf(choice.form, 'flex items-center gap-2', markup`${select}${button}`);
}

/** A control that changes something. */
export function actOf(act: ActView): Html {
  const classes = act.kind === 'cart' || act.kind === 'checkout' ? BUTTON : QUIET_BUTTON;
  if (!act.form) return markup`<a class="${classes}" href="${act.href}">${act.label}</a>`;
  return formOf(act.form, 'contents', markup`<button type="submit" class="${classes}">${act.label}</button>`);
}

/** Products that are no results. */
export function shelfOf(shelf: ShelfView): Html {
  const items = shelf.cards.map(
    ({ href, image, name, price }) =>
      markup`<li class="flex flex-col gap-1"><a href="${href}" class="flex flex-col gap-2 text-sm"><img${attributes({ src: image.src, alt: '', class: 'w-full rounded-lg aspect-wide object-cover bg-slate' })}><span class="break-words">${name}</span></a><span class="font-semibold text-sm">${price}</span></li>`,
  );
  return markup`<section class="mt-12">
    <h2 class="text-xl font-bold tracking-tight mb-4">${shelf.label}</h2>
    <ul class="grid grid-cols-4 gap-6">
      ${items}
    </ul>
  </section>`;
}
