import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

const SLOW = { timeout: 4000 };

const RECORDS = {
  'triad-board': 'triad 1; roll 111233 112233 {Rolled.}; d1d4',
  'kubi-sheet': 'kubi 1; x146; roll 12346 {Rolled.}; 1|23|46',
  'tricubo-sheet': 'tricubo 1; @2; roll 346 {Rolled.}; M',
  'cubo-grid': 'cubo 1; middle r1r1b1b1; dice 0 123234345 {Rolled.}; call',
  'triomino-table': 'triomino 1; deal 000,001,002,003,004,005,011,012,013 {Dealt.}; 000@0,0',
} as const;

describe('one page with a strict policy and all five games', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  const find = (tag: string, selector: string) =>
    page.document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

  async function open(attributes: (tag: keyof typeof RECORDS) => string): Promise<void> {
    const games = ELEMENTS.map(({ tag }) => `<${tag} ${attributes(tag)}></${tag}>`).join('');
    page = await ScriptPage.open(policy(...STRICT, "worker-src 'self'", ...TRUSTED) + WATCH + SCRIPT, games);
    for (const { tag } of ELEMENTS) {
      await waitUntil(() => find(tag, '.frame'), `<${tag}> does not come`, SLOW);
      page.document.querySelector(tag)?.scrollIntoView();
      await waitUntil(() => find(tag, '.panel .toolbar'), `there is nothing to play <${tag}> with`, SLOW);
    }
  }

  async function openAndClose(tag: string, tool: string, content: string): Promise<void> {
    find(tag, `[data-tool=${tool}]`)?.click();
    await waitUntil(() => find(tag, `dialog ${content}`), `${tool} of <${tag}> does not open`, SLOW);
    (find(tag, 'dialog') as HTMLDialogElement).close();
    await waitUntil(() => !find(tag, 'dialog'), `${tool} of <${tag}> stays`, SLOW);
  }

  it('lets their help be read, and each be shared and printed', async () => {
    await open(() => '');
    let printed = 0;
    page.window.print = () => (printed += page.document.querySelectorAll('.tabletop-sheet').length ? 1 : 0);
    for (const [i, { tag }] of ELEMENTS.entries()) {
      await openAndClose(tag, 'help', tag);
      await openAndClose(tag, 'share', 'textarea');
      find(tag, '[data-tool^=print]')?.click();
      await waitUntil(() => printed === i + 1, `<${tag}> is not printed`, SLOW);
      page.window.dispatchEvent(new Event('afterprint'));
    }
    expect(violations(page)).to.deep.equal([]);
  });

  it('lets their records be looked through, in another language, too', async () => {
    await open((tag) => `mode="replay" marks="nowhere" record="${RECORDS[tag]}"`);
    for (const { tag } of ELEMENTS) {
      find(tag, '.moves li:last-child button')?.click();
      await waitUntil(() => find(tag, '.error-detail'), `the marks of <${tag}> are not read`, SLOW);
    }
    page.document.documentElement.lang = 'it';
    for (const { tag } of ELEMENTS) {
      await waitUntil(() => find(tag, '.container')?.lang === 'it', `<${tag}> stays English`, SLOW);
    }
    expect(violations(page)).to.deep.equal([]);
  });
});
