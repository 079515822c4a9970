/** The head of a document: no theme differs in it. */

import { attributes, markup, raw } from '../html.js';
import type { Html } from '../html.js';
import type { ShopPage } from '../view/page.js';

/** The inside of the head element. */
export function renderHead({ title, head }: ShopPage): Html {
  const { charset, canonical, next, previous, openGraph, jsonLd } = head;
  return markup`${charset && markup`<meta charset="${charset}" />`}
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${openGraph.map(
      ([property, content]) => markup`<meta${attributes({ property, content })}>`,
    )}<link rel="stylesheet" href="${head.styleHref}" /> ${
      canonical && markup`<link rel="canonical" href="${canonical}" /> `
    }${previous && markup`<link rel="prev" href="${previous}" /> `}${next && markup`<link rel="next" href="${next}" /> `}${
      jsonLd &&
      markup`<script type="application/ld+json">
        ${raw(jsonLd)}
      </script> `
    }`;
}

/** The document around a body. */
export function renderDocument(page: ShopPage, body: Html): Html {
  const { tag, direction } = page.speech;
  return markup`<!DOCTYPE html>
    <html lang="${tag}" dir="${direction}">
      <head>
        ${renderHead(page)}
      </head>
      ${body}
    </html> `;
}
