/**
 * A form as parsed from a page: enough to build any submission of it as a value (design §4 "forms").
 */

/** One option of a select, or one box of a group of checkboxes or radios of one name. */
export interface FieldOption {
  readonly node: number;
  /** What is sent. */
  readonly value: string;
  /** What a person reads. */
  readonly label: string;
  /** Whether it is chosen when the page arrives. */
  readonly selected: boolean;
  readonly disabled: boolean;
  /**
   * What heads the row or section that the box stands in, where boxes of one name stand in several rows of a table, or in
   * several sections, each of which is a choice of its own. Absent for all others.
   */
  readonly choice?: { readonly node: number; readonly text: string };
}

/** A named field of a form; checkboxes and radios of one name are one field. */
export interface Field {
  readonly node: number;
  readonly name: string;
  readonly widget:
    | 'text'
    | 'search'
    | 'number'
    | 'range'
    | 'date'
    | 'textarea'
    | 'select'
    | 'multi-select'
    | 'checkboxes'
    | 'radios'
    | 'hidden'
    | 'password'
    | 'file'
    | 'other';
  /** Label a level above the values (label, legend, aria-label, heading), or null. */
  readonly label: string | null;
  /** Value sent when nothing is chosen; empty for choice widgets. */
  readonly value: string;
  readonly options: readonly FieldOption[];
  readonly required: boolean;
}

/** A submit control. Its name and value, if any, are sent when it is used. */
export interface SubmitButton {
  readonly node: number;
  readonly name: string | null;
  readonly value: string;
  readonly label: string;
  /** True for an image button, which sends where it was clicked (`name.x`, `name.y`). */
  readonly image?: boolean;
}

/** What a form is for, told from its fields and method only. `act` forms sign in, register, pay, post or delete. */
export type FormPurpose = 'search' | 'filter' | 'act' | 'other';

/** A form of a page. */
export interface Form {
  readonly node: number;
  readonly method: 'get' | 'post';
  /** Absolute address it submits to. */
  readonly action: string;
  readonly enctype: string;
  /** Name of the encoding that it is sent in. @default utf-8 */
  readonly charset?: string;
  readonly purpose: FormPurpose;
  /** What a POST form would be for if it were sent with GET: `search` and `filter` only ask. Absent for GET forms. */
  readonly asks?: FormPurpose;
  /** Accessible name, legend or heading of the form, or null. */
  readonly label: string | null;
  readonly fields: readonly Field[];
  readonly buttons: readonly SubmitButton[];
}

/** Values to send instead of a form's defaults, by field name; an empty array leaves the field out. */
export type FieldChanges = ReadonlyMap<string, readonly string[]>;
