import { expect, it } from 'vitest';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

/** A kind of element that says its role to nobody but the browser. */
const kind = (name: string, role: string): string => `
  customElements.define('${name}', class extends HTMLElement {
    constructor() { super(); this.attachInternals().role = '${role}'; }
  });`;

it('takes the role that a custom element has by its inner workings, where the keyboard reaches it', async () => {
  const { nodes } = await browser.snapshot(`<kit-radio tabindex=0></kit-radio> <kit-radio></kit-radio>
    <kit-radio tabindex=0 role=option></kit-radio> <kit-plain tabindex=0></kit-plain> <no-kit tabindex=0></no-kit>
    <script>${kind('kit-radio', 'radio')}${kind('kit-plain', 'none')}</script>`);
  expect(nodes.filter(({ tag }) => tag.includes('kit')).map(({ role }) => role)).toEqual([
    'radio',
    null,
    'option',
    null,
    null,
  ]);
});
