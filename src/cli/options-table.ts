/**
 * The options of `crawl` as a table of the README, from the same fields as the flags.
 */

import { environmentName } from '../model/option-field.js';
import type { OptionField } from '../model/option-field.js';

/** A Markdown table: flag, name elsewhere, default, meaning. */
export function optionsTable(fields: readonly OptionField[]): string {
  const rows = fields.map(
    (field) =>
      `| ${flagText(field)} | ${elsewhere(field)} | ${standardText(field.standard)} | ${cell(meaning(field))} |`,
  );
  return ['| flag | in a file, in the environment | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function flagText({ flag, alias, kind }: OptionField): string {
  const names = alias === undefined ? `--${flag}` : `-${alias}, --${flag}`;
  return kind === 'switch' ? `\`${names}\`` : `\`${names} …\``;
}

function elsewhere(field: OptionField): string {
  return field.flagOnly === true ? 'a flag only' : `\`${field.name}\`, \`${environmentName(field)}\``;
}

function standardText(standard: unknown): string {
  if (standard === null || standard === false || (Array.isArray(standard) && standard.length === 0)) return '';
  return `\`${String(standard)}\``;
}

/** The description, and what is allowed where the description does not say it. */
function meaning({ description, allowed, kind }: OptionField): string {
  return kind === 'whole' || kind === 'number' ? `${description} (${allowed})` : description;
}

function cell(text: string): string {
  return text.replace(/[|<>]/gu, (character) => `\\${character}`);
}
