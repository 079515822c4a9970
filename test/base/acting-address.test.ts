import { describe, expect, it } from 'vitest';
import { isActingAddress, isActingPlace } from '../../src/base/acting-address.js';

const ACTING = [
  '/logout',
  '/log-out',
  '/account/signOut',
  '/user/logout.php',
  '/logout?next=/',
  '/en/abmelden',
  '/d%C3%A9connexion',
  '/cart/add/7',
  '/cart/add?id=7',
  '/addToCart/7',
  '/add-to-cart/7',
  '/shop?add-to-cart=7',
  '/basket/remove/7',
  '/basket/clear',
  '/add-item-to-my-basket',
  '/item/7/delete',
  '/delete/7',
  '/delete-account',
  '/delete?id=7',
  '/?remove_item=abc',
  '/wishlist/add/7',
  '/wishlist/toggle/7',
  '/compare/add/7',
  '/checkout',
  '/buy/7',
  '/product/7/buy',
  '/buy?id=7',
  '/buy?productId=7&qty=1',
  '/?action=buy&p=7',
  '/reserve?n=7',
  '/?checkout=1',
  '/newsletter/subscribe',
  '/unsubscribe?u=7',
  '/poll/vote',
  '/vote?up=7',
  '/posts/7/like',
  '/rooms/7/book',
  '/?watch=7',
  '/?like=7',
  '/cart?remove=17',
  '/shop?add=17',
  '/index.php?route=account/logout',
  '/index.php?route=checkout/cart/add',
  '/?do=logout',
  '/?action=delete&id=7',
  '/?action=add_to_cart&product=7',
  '/index.php?title=Gale_Tower&action=watch',
  '/index.php?title=Gale_Tower&action=purge',
  '/#!/logout',
];

const LOOKING = [
  '/',
  '/products/cart-wheel-toy',
  '/buy-it-now-collection',
  '/buy',
  '/buy/houses',
  '/buy?page=2',
  '/find?checkin=2026-12-22&checkout=2026-12-23',
  '/find?check_in=22.12.2026&check_out=23.12.2026',
  '/find?checkin=&checkout=',
  '/buy?min_price=100000&index=18',
  '/rent/flats',
  '/category/add-ons',
  '/books/the-logout-effect',
  '/book/0001.html',
  '/catalogue?book=7',
  '/report/7',
  '/watch/7',
  '/cart',
  '/tags/likeable',
  '/search?q=delete',
  '/search?q=logout',
  '/list?order=price&sort=asc',
  '/list?add_on=yes',
  '/list?tag=vote',
  '/list?remove=colour:red',
  '/list?add=brand-acme',
  '/list?rate=good',
  '/compare',
  '/follow-the-money',
  '/product/7',
  '/login',
  '/shop?page=2',
  '/deleted-scenes',
  '/remove-before-flight',
  '/?action=search&q=x',
  '/?action=view&id=7',
  '/?action=watches',
  '/?route=product/category&path=20',
  '/watch/series',
  '/bags',
  '/bag',
  '/%E0%A4%A',
  '/?op=view',
];

describe('addresses that act', () => {
  it.each(ACTING)('%s acts', (path) => {
    expect(isActingAddress(`https://shop.example${path}`)).toBe(true);
  });

  it.each(LOOKING)('%s only looks', (path) => {
    expect(isActingAddress(`https://shop.example${path}`)).toBe(false);
  });

  it('says no for what is no address', () => {
    expect(isActingAddress('mailto:delete@shop.example')).toBe(false);
  });
});

it.each([
  ['/search/save', true],
  ['/save', true],
  ['/things/17/like', true],
  ['/addToCart.php', true],
  ['/search', false],
  ['/buy', false],
  ['/saved', false],
  ['/', false],
])('posting to %s would change something: %s', (path, expected) => {
  expect(isActingPlace(`https://shop.example${path}`)).toBe(expected);
});
