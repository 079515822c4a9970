import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import { robotsText, sitemapText } from '../../../src/demo/server/robots.js';
import { ORIGIN, bodyAt, visitShop } from '../shop-fixture.js';

interface Rules {
  isAllowed(url: string, agent: string): boolean;
  getCrawlDelay(agent: string): number;
  getSitemaps(): readonly string[];
}

const parseRobots: (url: string, text: string) => Rules = createRequire(import.meta.url)('robots-parser');

function rules(options: Partial<DemoShopOptions>) {
  return parseRobots(`${ORIGIN}/robots.txt`, robotsText(visitShop(options), ORIGIN));
}

describe('robots.txt', () => {
  it('keeps visitors off private paths', () => {
    expect(rules({}).isAllowed(`${ORIGIN}/account`, 'any')).toBe(false);
    expect(rules({}).isAllowed(`${ORIGIN}/all?page=2`, 'any')).toBe(true);
    expect(rules({ robots: 'open' }).isAllowed(`${ORIGIN}/account`, 'any')).toBe(true);
    expect(rules({ robots: 'closed' }).isAllowed(`${ORIGIN}/`, 'any')).toBe(false);
  });

  it.each(['query', 'path', 'opaque'] as const)(
    'keeps visitors off one facet and nothing else, with urls=%s',
    (urls) => {
      const robots = rules({ robots: 'facet', urls });
      const groups = bodyAt(visitShop({ urls }), urls === 'opaque' ? '/list?c=19' : '/c/footwear', 'list').facets;
      for (const { label, values } of groups.flatMap(({ facets }) => facets)) {
        for (const { href } of values) {
          expect(`${label} ${robots.isAllowed(ORIGIN + (href ?? ''), 'any')}`).toBe(`${label} ${label !== 'Season'}`);
        }
      }
      expect(robots.isAllowed(`${ORIGIN}/c/footwear/boots/winter-boots`, 'any')).toBe(true);
      expect(robots.isAllowed(`${ORIGIN}/all?season=&color=red`, 'any')).toBe(true);
    },
  );

  it('may ask for a delay', () => {
    expect(rules({ robots: 'delay' }).getCrawlDelay('any')).toBe(1);
  });

  it('names a sitemap with every product', () => {
    expect(rules({}).getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
    expect(sitemapText(visitShop(), ORIGIN).match(/<loc>[^<]*\/product\//g)).toHaveLength(120);
  });
});
