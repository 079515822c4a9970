/** Cards and shelves of the blocks theme. */

import { attributes, markup } from '../../html.js';
import type { Html } from '../../html.js';
import type { CardView, RatingView, ShelfView } from '../../view/page.js';
import type { Pen } from './pen.js';

/** One product in a list. */
export function renderCard(pen: Pen, card: CardView): Html {
  const picture = markup`<a${attributes({ class: pen.name('picture'), href: card.href, rel: card.rel, title: card.isTitled === true && card.name })}><img${attributes({ src: card.image.src, alt: card.image.alt, loading: 'lazy' })}></a>`;
  const name =
    card.isTitled !== true &&
    markup`<a${attributes({ class: pen.name('card-name'), href: card.href, rel: card.rel })}>${card.name}</a>`;
  const facts = pen.div(
    'card-facts',
    card.brand !== null && pen.div('card-brand', card.brand),
    name,
    card.rating && renderRating(pen, card.rating),
    pen.div('price', card.price),
  );
  const acts =
    card.acts.length > 0 &&
    pen.div(
      'card-acts',
      card.acts.map((act) => pen.act(act)),
    );
  const badge = card.badge !== null && pen.span('badge', card.badge);
  return pen.div('card', pen.layout.wrap('card', markup`${badge}${picture}${facts}${acts}`));
}

/** Stars with their accessible text. */
export function renderRating(pen: Pen, rating: RatingView): Html {
  const full = Math.round(rating.stars);
  const stars = '★'.repeat(full) + '☆'.repeat(5 - full);
  return markup`<span${attributes({ class: pen.name('stars'), role: 'img', 'aria-label': rating.text })}>${stars}</span>`;
}

/** A row of products that is no result list. */
export function renderShelf(pen: Pen, shelf: ShelfView): Html {
  const cards = shelf.cards.map(
    ({ href, image, name, price }) =>
      markup`<a${attributes({ class: pen.name('mini'), href })}><img${attributes({ src: image.src, alt: '', loading: 'lazy' })}>${pen.span('mini-name', name)}${pen.span('mini-price', price)}</a>`,
  );
  return pen.div('shelf', pen.div('shelf-title', shelf.label), pen.div('shelf-row', cards));
}
