/**
 * Answers that may have widened their region instead of narrowing it: on a site where values of different facets hold side by
 * side ("red or large"), a value that all of its entities have lists the same, and so does any value until its list ends.
 * Where no numbers tell, such an answer counts once its group is known to narrow inside a region.
 *
 * An answer that lists all of its region waits for those beside it: if they share out all entities it is the way to the whole.
 */

import { textKey } from '../../base/text.js';
import type { InferenceRule } from '../context.js';
import type { EntitySet } from '../entity-set.js';
import type { ListReading } from '../lists/list-reading.js';
import type { Question } from '../planning/planner.js';
import type { Region } from '../region.js';
import type { Relation } from './drill-down.js';

/** An answer, and how it relates to its region. */
export interface RelatedAnswer {
  readonly question: Question;
  readonly reading: ListReading;
  readonly relation: Relation;
  /** Size that tells how it relates; null if it is only known what was listed. */
  readonly declared: number | null;
}

/** An answer that waits for proof. */
export interface DoubtfulAnswer {
  readonly region: Region;
  readonly question: Question;
  readonly reading: ListReading;
  /** All its entities, where they follow from other lists, and by which rule. @default none */
  readonly inferred?: EntitySet;
  readonly rule?: InferenceRule;
}

/** What is known of groups, and what waits. */
export interface DoubtfulAnswers {
  /** Learns from an answer; whether it is to be believed now. Else it waits. */
  accept(region: Region, answer: RelatedAnswer): boolean;
  /** Takes an answer that lists its whole region, until all values beside it were asked. */
  hold(answer: DoubtfulAnswer): void;
  /** Answers for their whole regions that waited for those beside them, each once. */
  held(): readonly DoubtfulAnswer[];
  /** Answers that waited and can be believed now. */
  proven(): readonly DoubtfulAnswer[];
}

/** Nothing known yet. */
export function createDoubtfulAnswers(): DoubtfulAnswers {
  const narrowing = new Set<string>();
  let waiting: readonly DoubtfulAnswer[] = [];
  const wholes: DoubtfulAnswer[] = [];
  const isProven = ({ facet: { group } }: Question): boolean => narrowing.has(group.key);
  return {
    accept(region, { question, reading, relation, declared }) {
      if (declared !== null || !asksOthers(region, question)) return true;
      const isSure = relation === 'narrower' && reading.whole;
      if (isSure) narrowing.add(question.facet.group.key);
      if (isSure || question.choice.count !== null || isProven(question)) return true;
      waiting = [...waiting, { region, question, reading }];
      return false;
    },
    hold: (answer) => void wholes.push(answer),
    held: () => wholes.splice(0),
    proven() {
      const now = waiting.filter(({ question }) => isProven(question));
      waiting = waiting.filter(({ question }) => !isProven(question));
      return now;
    },
  };
}

/** Whether a region has values of other facets than that of a question. */
function asksOthers({ predicates }: Region, { facet }: Question): boolean {
  return predicates.some(({ attribute }) => textKey(attribute) !== textKey(facet.attribute));
}
