/**
 * Links that may be of one kind: clusters under several hypotheses, by place in the markup and by shape of address.
 *
 * No single key is right on all sites: names in paths make addresses of one kind look different, and links of several
 * kinds share a place. So each key gives its own clusters, and what they make of the page decides.
 */

import { addressShape } from './address-shape.js';
import type { LinkFact } from '../link-facts.js';
import { leavesHost } from './other-sites.js';
import { wayOfLink } from './way-of-links.js';
import type { PageIndex } from '../page-index.js';

/** Links that may be of one kind, in document order. */
export type LinkCluster = readonly LinkFact[];

/** Elements that only wrap; runs of them count as one, so that depth of wrapping does not matter. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'div',
  'span',
  'section',
  'center',
  'font',
  'b',
  'strong',
  'i',
  'em',
  'small',
  'figure',
]);

/** Clusters with at least two different targets. Clusters with the same links come once. */
export function clusterLinks(index: PageIndex, links: readonly LinkFact[]): readonly LinkCluster[] {
  const paths = tagPaths(index);
  const clusters = new Map<string, LinkFact[]>();
  for (const link of links) {
    const way = wayOfLink(index, link.url);
    if (way === 'above') continue;
    const { coarse, fine, script, deed } = addressShape(link.url);
    const path = paths[link.node] ?? 0;
    const style = index.node(link.node).attributes['class'] ?? '';
    const keys = [`a${path} ${coarse}`, `b${path} ${fine}`, `c${path} ${style}`, `d ${coarse}`, `e ${fine}`];
    if (script !== null) keys.push(`g ${script}`);
    if (deed !== null) keys.push(`h ${deed}`);
    // What lies elsewhere has no shape of address in common.
    if (leavesHost(link.url, index.snapshot.url)) keys.push(`f${path} ${style}`);
    for (const kind of keys) {
      const key = `${kind} ${way}`;
      const cluster = clusters.get(key);
      if (cluster === undefined) clusters.set(key, [link]);
      else cluster.push(link);
    }
  }
  return distinctClusters([...clusters.values()]);
}

function distinctClusters(clusters: readonly LinkCluster[]): readonly LinkCluster[] {
  const seen = new Map<string, LinkCluster>();
  for (const cluster of clusters) {
    const first = cluster[0];
    if (first === undefined || cluster.every((link) => link.target === first.target)) continue;
    const key = fingerprint(cluster);
    if (!seen.has(key)) seen.set(key, cluster);
  }
  return [...seen.values()];
}

/** Equal for equal clusters; two clusters of one size whose node ids sum up alike at two weights are taken as equal. */
function fingerprint(cluster: LinkCluster): string {
  let sum = 0;
  let weighted = 0;
  cluster.forEach((link, at) => {
    sum += link.node;
    weighted += link.node * (at + 1);
  });
  return `${cluster.length} ${sum} ${weighted}`;
}

/** Per node a number that is equal for equal chains of tags from the root, with runs of wrappers as one. */
export function tagPaths(index: PageIndex): Int32Array {
  const paths = new Int32Array(index.nodes.length);
  const known = new Map<string, number>();
  for (const node of index.nodes) {
    const parent = node.parent < 0 ? undefined : index.nodes[node.parent];
    const inherited = parent === undefined ? 0 : (paths[parent.id] ?? 0);
    if (parent !== undefined && WRAPPERS.has(node.tag) && WRAPPERS.has(parent.tag)) {
      paths[node.id] = inherited;
      continue;
    }
    const key = `${inherited} ${WRAPPERS.has(node.tag) ? 'div' : node.tag}`;
    const path = known.get(key) ?? known.size + 1;
    known.set(key, path);
    paths[node.id] = path;
  }
  return paths;
}
