import { describe, expect, it } from 'vitest';

import { createProgressView } from '../../src/cli/progress-view.js';
import { createFakeTerminal } from './fake-terminal.js';

describe('progress where there is no screen', () => {
  it('is one line for what a person wants to know', () => {
    const terminal = createFakeTerminal();
    const view = createProgressView(terminal, 'normal', () => 0);
    view.show({ kind: 'started', folder: 'runs/1', startUrls: ['http://a/'], resumed: false });
    view.show({ kind: 'page', url: 'http://a/', pageType: 'list', transport: 'http', bytes: 1 });
    view.show({ kind: 'note', text: 'robots.txt forbids one facet' });
    view.close();
    view.close();
    expect(terminal.noted()).toBe('Crawling http://a/ into runs/1\nrobots.txt forbids one facet');
  });

  it('is a line for each page when it is to be verbose', () => {
    const terminal = createFakeTerminal();
    const view = createProgressView(terminal, 'verbose', () => 0);
    view.show({ kind: 'page', url: 'http://a/', pageType: 'list', transport: 'http', bytes: 1 });
    view.close();
    expect(terminal.noted()).toBe('page list http http://a/');
  });

  it('is nothing when it is to be quiet', () => {
    const terminal = createFakeTerminal();
    const view = createProgressView(terminal, 'quiet', () => 0);
    view.show({ kind: 'note', text: 'something' });
    view.note('something else');
    view.close();
    expect(terminal.noted()).toBe('');
  });
});
