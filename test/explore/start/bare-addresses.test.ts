import { expect, it } from 'vitest';
import { accessKey } from '../../../src/explore/access-key.js';
import { bareAddresses, type AddressedList } from '../../../src/explore/start/bare-addresses.js';
import { to } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const NONE = { visited: new Set<string>(), tracking: new Set(['ref']) };

function list(path: string): AddressedList {
  const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
  return { path: to(path), observation: { page: path, view: listPage(['1'], { declaredCount: 9 }), at: '', cost } };
}

const CARS = ['/cars?kind=used&make=Audi', '/cars?kind=used&make=BMW&ref=a', '/cars?kind=used&body=Estate'].map(list);

it('leads to the address without what the lists differ in', () => {
  const [place, ...others] = bareAddresses([...CARS, list('/vans?make=Ford')], NONE);
  expect(place).toEqual({ path: to('/cars?kind=used'), parts: CARS });
  expect(others).toEqual([]);
});

it('leads nowhere where few lists do, where they differ in nothing, or where it was looked already', () => {
  expect(bareAddresses(CARS.slice(1), NONE)).toEqual([]);
  const same = ['/all?ref=a', '/all?ref=b', '/all?ref=c'].map(list);
  expect(bareAddresses(same, NONE)).toEqual([]);
  expect(bareAddresses(['/a', '/b', '/c'].map(list), NONE)).toEqual([]);
  const visited = new Set([accessKey(to('/cars?kind=used'), NONE.tracking)]);
  expect(bareAddresses(CARS, { ...NONE, visited })).toEqual([]);
});
