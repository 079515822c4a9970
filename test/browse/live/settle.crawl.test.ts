import { describe, expect, it } from 'vitest';
import { shownText } from '../browser-fixture.js';
import { serve, type Answer } from '../local-server.js';
import { isNavigation, type PageTime } from '../../../src/browse/live/settle.js';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;

/** Text of a page when it is at rest. */
async function textOf(answers: Readonly<Record<string, Answer>>, time: PageTime = 'own'): Promise<string> {
  const server = await serve(answers);
  const { live } = await browser.live(server.origin, new AbortController().signal, time);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  return shownText(snapshotFromPage(await live.look(), 200));
}

describe.each<PageTime>(['own', 'skipped', 'held'])('a page whose time is %s is at rest', (time) => {
  it('when what its scripts asked for is there and shown', async () => {
    const shown = await textOf(
      {
        '/': `<ul id="list"></ul><script>fetch('/data').then((answer) => answer.text()).then((html) => { list.innerHTML = html; });</script>`,
        '/data': (_request, response) => setTimeout(() => response.end('<li>One</li><li>Two</li>'), 600),
      },
      time,
    );
    expect(shown).toBe('OneTwo');
  });

  it('when it has gone on to the page that it leads to', async () => {
    const shown = await textOf(
      {
        '/': `<p>on the way</p><script>setTimeout(() => { location.href = '/there'; }, 50);</script>`,
        '/there': (_request, response) => setTimeout(() => response.end('<p>arrived</p>'), 400),
      },
      time,
    );
    expect(shown).toBe('arrived');
  });

  it('when scripts of the page that it leads to have run, though they are long in coming', async () => {
    const shown = await textOf(
      {
        '/': `<p>on the way</p><script>setTimeout(() => { location.href = '/there'; }, 50);</script>`,
        '/there': '<p id="told">arrived</p><script type="module" src="/late.js"></script>',
        '/late.js': (_request, response) =>
          setTimeout(
            () =>
              response
                .writeHead(200, { 'content-type': 'text/javascript' })
                .end(`setTimeout(() => { told.textContent = 'drawn'; }, 100);`),
            700,
          ),
      },
      time,
    );
    expect(shown).toBe('drawn');
  });

  it('no longer when the crawl stops', async () => {
    const stop = new AbortController();
    const server = await serve({ '/': '<script></script><p>page</p>' });
    const { live } = await browser.live(server.origin, stop.signal, time);
    stop.abort(new Error('enough'));
    await expect(live.settled()).rejects.toThrow('enough');
  });
});

/** A page that asks for its list again until it is whole, which it is at the sixth time. */
function gathering(): Readonly<Record<string, Answer>> {
  const asked = { times: 0 };
  return {
    '/': `<ul id="list"></ul><script>
      const ask = async () => {
        const { found, isWhole } = await (await fetch('/found?for=all')).json();
        list.innerHTML = found.map((name) => '<li>' + name).join('');
        if (!isWhole) setTimeout(ask, 900);
      };
      ask();
    </script>`,
    '/found?for=all': (_request, response) => {
      asked.times += 1;
      const found = Array.from({ length: asked.times }, (_, at) => String(at));
      response.end(JSON.stringify({ found, isWhole: asked.times > 5 }));
    },
  };
}

describe.each<PageTime>(['skipped', 'held'])('a page whose time is %s', (time) => {
  it('is at rest when what it asks for again and again is whole', async () => {
    expect(await textOf(gathering(), time)).toBe('012345');
  });
});

describe('a page whose time can be skipped', () => {
  it('is not waited for again where it was seen to look for news without end', async () => {
    const server = await serve({
      '/': `<p>page</p><script>const ask = async () => { await fetch('/news?at=' + Date.now()); setTimeout(ask, 900); }; ask();</script>`,
      '/news': 'none',
    });
    const { live } = await browser.live(server.origin, new AbortController().signal, 'skipped');
    const askedIn = async (): Promise<number> => {
      const before = server.paths().length;
      await live.load(`${server.origin}/`, LOAD_MILLIS);
      return server.paths().length - before;
    };
    const first = await askedIn();
    expect(await askedIn()).toBeLessThan(first);
  });

  /** Whether a press shows something, what it shows then, and how long that took. */
  async function pressed(
    html: string,
    effectMillis: number,
  ): Promise<{ hasChanged: boolean; text: string | null; millis: number }> {
    const server = await serve({ '/': `<button>Go</button><p id="told">-</p>${html}` });
    const { live, page } = await browser.live(server.origin, new AbortController().signal, 'skipped');
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    await page.click('button');
    const began = Date.now();
    const hasChanged = await live.settled({ effectMillis, anew: true });
    const millis = Date.now() - began;
    return { hasChanged, text: await page.textContent('#told'), millis };
  }

  it('is not waited for where nothing is to come', async () => {
    const { hasChanged, millis } = await pressed('<script></script>', 6_000);
    expect(hasChanged).toBe(false);
    expect(millis).toBeLessThan(3_000);
  });

  it('shows at once what a timer brings in the time of an effect', async () => {
    const late = `<script>document.querySelector('button').onclick = () => setTimeout(() => { told.textContent = 'there'; }, 5_000);</script>`;
    const { hasChanged, millis } = await pressed(late, 6_000);
    expect(hasChanged).toBe(true);
    expect(millis).toBeLessThan(3_000);
  });

  it('is waited for where it is drawn some frames later', async () => {
    const drawn = `<script>
      const draw = (left) => requestAnimationFrame(() => left > 0 ? draw(left - 1) : told.textContent = 'there');
      document.querySelector('button').onclick = () => draw(4);
    </script>`;
    expect(await pressed(drawn, 6_000)).toMatchObject({ text: 'there' });
  });

  it('is waited for where it is worked out in many short turns, as frameworks draw', async () => {
    const drawn = `<script>
      const channel = new MessageChannel();
      let left = 0;
      channel.port1.onmessage = () => {
        for (const until = performance.now() + 5; performance.now() < until; );
        left -= 1;
        if (left > 0) channel.port2.postMessage(0);
        else told.textContent = 'there';
      };
      document.querySelector('button').onclick = () => { left = 160; channel.port2.postMessage(0); };
    </script>`;
    expect(await pressed(drawn, 0)).toMatchObject({ text: 'there' });
  });

  it('is waited for where a worker answers', async () => {
    const worker = `<script>
      const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = () => setTimeout(postMessage, 500, 0)'])));
      worker.onmessage = () => { told.textContent = 'there'; };
      document.querySelector('button').onclick = () => worker.postMessage(0);
    </script>`;
    expect(await pressed(worker, 6_000)).toMatchObject({ hasChanged: true });
  });

  it('is waited for while a worker owes an answer, though the page has changed before', async () => {
    const worker = `<script>
      const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = () => setTimeout(postMessage, 600, 0)'])));
      worker.onmessage = () => { told.textContent = 'there'; };
      document.querySelector('button').onclick = () => { told.textContent = 'asked'; worker.postMessage(0); };
    </script>`;
    expect(await pressed(worker, 6_000)).toMatchObject({ text: 'there' });
  });
});

/** A custom element, whose script is long in coming, and takes the next one along. */
function partScript(at: number, most: number): Answer {
  const next = at < most ? `import('/part-${String(at + 1)}.js');` : '';
  const script = `customElements.define('x-part-${String(at)}', class extends HTMLElement {
    connectedCallback() { this.textContent = '${String(at)}'; ${next} }
  });`;
  return (_request, response) =>
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(script), 900);
}

/** A page of so many parts, each of which waits for its script. */
function ofParts(most: number): Readonly<Record<string, Answer>> {
  const parts = Array.from({ length: most }, (_, at) => at + 1);
  const markup = parts.map((at) => `<x-part-${String(at)}></x-part-${String(at)}>`).join('');
  return {
    '/': `${markup}<script>addEventListener('load', () => setTimeout(() => import('/part-1.js'), 20));</script>`,
    ...Object.fromEntries(parts.map((at) => [`/part-${String(at)}.js`, partScript(at, most)])),
  };
}

describe('a page of parts that wait for their scripts', () => {
  it.each([
    ['though these are long in coming', 2, '12'],
    ['though there are so many that it takes longer than pages usually do', 10, '12345678910'],
  ])('is at rest when all have theirs, %s', async (_title, most, shown) => {
    expect(await textOf(ofParts(most), 'skipped')).toBe(shown);
  });

  it('is not waited for long where nothing defines them', async () => {
    const started = Date.now();
    const never = `<x-part>-</x-part><script>addEventListener('load', () => setTimeout(() => import('/never.js'), 20));</script>`;
    expect(await textOf({ '/': never, '/never.js': () => null }, 'skipped')).toBe('-');
    expect(Date.now() - started).toBeLessThan(6_000);
  });
});

describe('a page in held time', () => {
  it('shows what came before a timer that is due later, however long that took', async () => {
    const shown = await textOf(
      {
        '/': `<p id="told">-</p><script>
          setTimeout(() => { told.textContent += ' late'; }, 3_000);
          fetch('/data').then((answer) => answer.text()).then((text) => { told.textContent += text; setTimeout(() => { told.textContent += ' drawn'; }, 150); });
        </script>`,
        '/data': (_request, response) => setTimeout(() => response.end('data'), 1_500),
      },
      'held',
    );
    expect(shown).toBe('-data drawn');
  });

  it('shows what scripts that come late draw', async () => {
    const shown = await textOf(
      {
        '/': `<p id="told">-</p><script>
          setTimeout(() => { const late = document.createElement('script'); late.src = '/late.js'; document.body.append(late); }, 100);
        </script>`,
        '/late.js': (_request, response) =>
          setTimeout(
            () => response.writeHead(200, { 'content-type': 'text/javascript' }).end(`told.textContent += 'late';`),
            700,
          ),
      },
      'held',
    );
    expect(shown).toBe('-late');
  });
});

describe('an error', () => {
  it.each([
    [new Error('Execution context was destroyed'), true],
    [new Error('Cannot find context with specified id'), true],
    [new Error('Target closed'), false],
    ['navigated', false],
  ])('%s is of a navigation: %s', (error, isOne) => {
    expect(isNavigation(error)).toBe(isOne);
  });
});
