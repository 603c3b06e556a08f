import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { needsBuild, needsLists } from '../built.js';
import { KNOWN } from '../first-moves.js';
import type { KnownTag } from '../first-moves.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from '../policies.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

interface Shown {
  /** A commented record. */
  readonly record: string;
  /** The ply of the comment. */
  readonly commented: number;
  readonly marks: string;
  /** A game before its last move, what is clicked then, and how it ends. */
  readonly last: string;
  readonly clicks: readonly string[];
  readonly reason: string;
  /** A position in which something is dragged somewhere, and what that plays, if it is a whole move. */
  readonly start: string;
  readonly drag: readonly [from: string, to: string];
  readonly dragged?: string;
}

const SHOWN: Readonly<Record<KnownTag, Shown>> = {
  'triad-board': {
    record: 'triad 1; roll 111233 112233 {Rolled.}; d1d4',
    commented: 1,
    marks: 'c3 b1-b4',
    last: 'position="2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0"',
    clicks: ['[data-cell="1"]', '[data-cell="15"]', '[data-cell="14"]'],
    reason: 'three-removed',
    start: 'position="2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0"',
    drag: ['[data-cell="1"]', '[data-cell="3"]'],
    dragged: 'b1d1',
  },
  'kubi-sheet': {
    record: 'kubi 1; x146; roll 12346 {Rolled.}; 1|23|46',
    commented: 2,
    marks: '7 x4',
    last: 'position="1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346"',
    clicks: ['.entry input', '.actions .primary'],
    reason: 'all-done',
    start: 'position="1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346"',
    drag: ['.hand-die[data-die="0"]', '.slot[data-slot="0"]'],
  },
  'tricubo-sheet': {
    record: 'tricubo 1; @2; roll 346 {Rolled.}; M',
    commented: 2,
    marks: '2 2c4 L',
    last: 'position="6,6,5,0,0 .,.,.,.,. - | A 4 0 334"',
    clicks: ['.entry input', '.actions .primary'],
    reason: 'three-purple',
    start: 'sheet="B" position="2,4,1,0,0 | B 1 0 166"',
    drag: ['.hand-die[data-die="1"]', 'tr[data-row="1"]'],
  },
  'cubo-grid': {
    record: 'cubo 2; middle r1r1b1b1; dice 0 123234345 {Rolled.}; call',
    commented: 2,
    marks: 'a1 b2-c3 2',
    last: 'position="6 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2" time-limits="off"',
    clicks: ['.seat-actions .primary', '.take', '.seat-actions .button'],
    reason: 'six-rounds',
    start: 'position="1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2" time-limits="off"',
    drag: ['button[data-cell="0"]', 'button[data-cell="8"]'],
    dragged: 'swap a1c3',
  },
  'triomino-table': {
    record: 'triomino 2; deal 000,001,002,003,004,005,011,012,013 {Dealt.}; 000@0,0',
    commented: 1,
    marks: '000',
    last: 'position="344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0" lap="off" turn-seconds="600"',
    clicks: ['.actions .primary', '.rack-tile', '[data-cell] path'],
    reason: 'target',
    start: 'position="344@0,0 | 044,555 | 0 0 0 - 1"',
    drag: ['.rack-tile[data-tile="044"]', '[data-cell] path'],
    dragged: '044@0,1',
  },
};

describe('a page that allows scripts and styles of its own only, and trusted types', () => {
  needsBuild();
  needsLists();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  const HEAD = policy(...STRICT, "worker-src 'self'", ...TRUSTED) + WATCH + SCRIPT;

  const find = (tag: string, selector: string) =>
    page.document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

  async function openAll(attributes: (tag: keyof typeof SHOWN) => string): Promise<void> {
    const body = KNOWN.map(({ tag }) => `<${tag} ${attributes(tag)}></${tag}>`).join('');
    page = await ScriptPage.open(HEAD, body);
    for (const { tag } of KNOWN) {
      await waitUntil(() => find(tag, '.frame'), `<${tag}> does not come`);
      page.document.querySelector(tag)?.scrollIntoView();
      await waitUntil(() => find(tag, '.panel .toolbar'), `there is nothing to play <${tag}> with`);
    }
  }

  async function openOne(tag: string, attributes: string): Promise<AnyElement> {
    page = await ScriptPage.open(HEAD, `<${tag} ${attributes}></${tag}>`);
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
    return page.document.querySelector(tag) as unknown as AnyElement;
  }

  async function openAndClose(tag: string, tool: string, content: string): Promise<void> {
    find(tag, `[data-tool=${tool}]`)?.click();
    await waitUntil(() => find(tag, `dialog ${content}`), `${tool} of <${tag}> does not open`);
    (find(tag, 'dialog') as HTMLDialogElement).close();
    await waitUntil(() => !find(tag, 'dialog'), `${tool} of <${tag}> stays`);
  }

  it('would be told of what is forbidden', async () => {
    page = await ScriptPage.open(HEAD, '<p style="color: red">Red</p>');
    await waitUntil(() => violations(page), 'nobody watches');
    page.document.querySelector('p')?.setAttribute('style', 'color: blue');
    await waitUntil(() => violations(page)?.length, 'nothing is forbidden');
    expect(violations(page)?.[0]).to.contain('style-src');
    expect(() => (page.document.body.innerHTML = '<b>bold</b>')).to.throw();
  });

  it('lets help be read, and games be shared and printed', async () => {
    await openAll(() => '');
    let printed = 0;
    page.window.print = () => (printed += page.document.querySelectorAll('.tabletop-sheet').length ? 1 : 0);
    for (const [i, { tag }] of KNOWN.entries()) {
      await openAndClose(tag, 'help', tag);
      await openAndClose(tag, 'share', '#share-embed');
      find(tag, '[data-tool^=print]')?.click();
      await waitUntil(() => printed === i + 1, `<${tag}> is not printed`);
      page.window.dispatchEvent(new Event('afterprint'));
    }
    expect(violations(page)).to.deep.equal([]);
  });

  for (const [images, saved] of [
    ["img-src 'self'", 'Saved: triad.svg. A PNG isn’t possible here; any browser can open this file.'],
    ["img-src 'self' data:", 'Saved: triad.png.'],
  ] as const) {
    it(`lets a picture be saved, and says what of, with ${images}`, async () => {
      page = await ScriptPage.open(
        policy(...STRICT, images, ...TRUSTED) + WATCH + SCRIPT,
        '<triad-board></triad-board>',
      );
      await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      const downloads: string[] = [];
      const { HTMLAnchorElement: Link } = page.window as unknown as { HTMLAnchorElement: typeof HTMLAnchorElement };
      Link.prototype.click = function (this: HTMLAnchorElement) {
        downloads.push(this.download);
      };
      page.find('[data-tool=share]')?.click();
      await waitUntil(() => page.find('#share-panel .share-picture triad-board'), 'nothing is shared');
      page.find('.share-actions .button:last-child')?.click();
      await waitUntil(() => page.find('.copied')?.textContent?.trim(), 'nothing is saved');
      expect([page.find('.copied')?.textContent?.trim(), downloads]).to.deep.equal([
        saved,
        [saved.match(/triad\.\w+/)?.[0]],
      ]);
      expect(violations(page)?.every((each) => each.startsWith('img-src'))).to.equal(true);
    });
  }

  it('lets marked records be looked through, in another language, too', async () => {
    await openAll(
      (tag) => `mode="replay" marks="${SHOWN[tag].marks}" ply="${SHOWN[tag].commented}" record="${SHOWN[tag].record}"`,
    );
    for (const { tag } of KNOWN) {
      await waitUntil(() => find(tag, '.moves'), `no moves of <${tag}> come`);
      await waitUntil(() => find(tag, '.comment')?.textContent, `no comment of <${tag}> comes`);
    }
    page.document.documentElement.lang = 'it';
    for (const { tag } of KNOWN) {
      await waitUntil(() => find(tag, '.container')?.lang === 'it', `<${tag}> stays English`);
    }
    expect(violations(page)).to.deep.equal([]);
  });

  for (const { tag } of KNOWN) {
    const { last, clicks, reason, start, drag, dragged } = SHOWN[tag];

    it(`lets a game be played to its end, and mistakes be shown: <${tag}>`, async () => {
      const element = await openOne(tag, last);
      for (const target of clicks) {
        await waitUntil(() => page.find(target), `there is no ${target}`);
        await page.click(target);
      }
      await waitUntil(() => element.outcome, 'it does not end');
      expect(element.outcome?.reason).to.equal(reason);
      element.marks = 'nowhere';
      await waitUntil(() => page.find('[part=error]')?.textContent?.includes('nowhere'), 'the mistake is not shown');
      expect(page.window.getComputedStyle(page.find('.toolbar') as Element).display).to.match(/grid|flex/);
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets something be dragged: <${tag}>`, async () => {
      const element = await openOne(tag, start);
      page.find(drag[0])?.scrollIntoView({ block: 'center' });
      page.find(drag[1])?.scrollIntoView({ block: 'nearest' });
      if (tag === 'triomino-table') await page.click(drag[0]);
      await page.drag(...drag);
      if (dragged) expect(element.match.entries.map(({ text }) => text)).to.deep.equal([dragged]);
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
