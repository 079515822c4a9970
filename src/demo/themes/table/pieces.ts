/** Small pieces of the table theme: links, forms, headings, boxes made of cells. */

import { attributes, markup, raw } from '../../html.js';
import type { Html, HtmlPart } from '../../html.js';
import type { ActView, ChoiceFormView, FormView, LinkView } from '../../view/controls.js';
import type { Layout } from '../layout.js';

/** A link with nothing around it. */
export function renderLink(link: LinkView, inside: HtmlPart = link.text): Html {
  return markup`<a${attributes({ href: link.href, rel: link.rel })}>${inside}</a>`;
}

/** A form around what is given. */
export function renderForm(form: FormView, inside: HtmlPart): Html {
  const fields = form.hidden.map(([name, value]) => markup`<input${attributes({ type: 'hidden', name, value })}>`);
  return markup`<form${attributes({ action: form.action, method: form.method, 'accept-charset': 'utf-8' })}>${fields}${inside}</form>`;
}

/** The button that sends a form. */
export function renderSubmit({ submit }: FormView): Html {
  return markup`<input${attributes({ type: 'submit', value: submit })}>`;
}

/** A select with its button. */
export function renderChoiceForm(choice: ChoiceFormView, label: string): Html {
  const options = choice.options.map(
    ({ value, text, isChosen }) => markup`<option${attributes({ value, selected: isChosen })}>${text}</option>`,
  );
  return renderForm(
    choice.form,
    markup`<font size="2">${label}: </font
      ><select name="${choice.name}" title="${label}">
        ${options}
      </select>
      ${renderSubmit(choice.form)}`,
  );
}

/** A control that changes something. */
export function renderAct(act: ActView): Html {
  if (act.form) return renderForm(act.form, renderSubmit(act.form));
  return markup`<a href="${act.href}"><font size="2">[${act.label}]</font></a>`;
}

/** A box: a title cell over a cell with content. */
export function renderBox(title: HtmlPart, inside: HtmlPart): Html {
  return markup`<table border="0" cellspacing="0" cellpadding="5" width="100%" class="box">
    <tr>
      <td bgcolor="#33557a">
        <font color="#ffffff" size="2"><b>${title}</b></font>
      </td>
    </tr>
    <tr>
      <td bgcolor="#ffffff">${inside}</td>
    </tr>
  </table>`;
}

/** The heading of a page. */
export function renderHeading(text: string): Html {
  return markup`<font size="5" color="#24405f"><b>${text}</b></font>`;
}

/** The block inside tables of one cell, as deep as the layout wants. */
export function wrapInCells(layout: Layout, name: string, block: Html): Html {
  return layout.wrap(
    name,
    block,
    (inside) =>
      markup`<table border="0" cellspacing="0" cellpadding="0" width="100%">
        <tr>
          <td>${inside}</td>
        </tr>
      </table>`,
  );
}

/** Spaces that do not collapse, to set something in from the edge. */
export function renderIndent(level: number): Html {
  return raw('&nbsp;&nbsp;&nbsp;'.repeat(level));
}
