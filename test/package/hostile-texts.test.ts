import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from './built.js';
import { ScriptPage } from './script-page.js';

const SCRIPT = '<script type="module" src="/cdn/tabletop-elements.js"></script>';

const ATTACKS = [
  '<img src=x onerror="top.wasAttacked = window.wasAttacked = true">',
  '</script><script>window.wasAttacked = true</script>',
  '"><svg onload="window.wasAttacked = true">',
  'javascript:window.wasAttacked=true',
  '<!-- &lt;b&gt; %3Cscript%3E -->',
];

/** Every element of a page, also those in shadow roots. */
function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}

describe('a page without any policy that shows what strangers write', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  /** Boards get strangers’ texts from scripts as well as from the page. */
  async function open(attributes: Readonly<Record<string, string>>): Promise<void> {
    page = await ScriptPage.open(SCRIPT, '');
    const board = page.document.createElement('triad-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    page.document.body.append(board);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
  }

  async function expectNoAttack(): Promise<void> {
    await new Promise(requestAnimationFrame);
    const elements = everything(page.document.body);
    expect(elements.length).to.be.above(40);
    const hostile = elements.filter((element) =>
      element.matches('img, script, iframe, a, [onload], [onerror], svg:not(.icon, .drawing)'),
    );
    expect(hostile.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    expect(page.window).to.not.have.property('wasAttacked');
    expect(window).to.not.have.property('wasAttacked');
  }

  for (const attack of ATTACKS) {
    it(`shows it as it is written in names and comments: ${attack}`, async () => {
      await open({ mode: 'replay', ply: '1', names: attack, record: `triad 1; roll 111233 112233 {${attack}}; d1d4` });
      await waitUntil(() => page.find('.comment'), 'there is no comment');
      expect(page.find('.comment')?.textContent).to.equal(attack);
      expect([...(page.find('.frame')?.querySelectorAll('.name') ?? [])].at(-1)?.textContent).to.contain(attack);
      expect(page.find('[role=table]')?.getAttribute('aria-label')).to.contain(attack);
      page.find('[data-tool=share]')?.click();
      await waitUntil(() => page.find('dialog textarea'), 'nothing is shared');
      expect((page.find('dialog textarea') as HTMLTextAreaElement).value).to.contain(attack);
      await expectNoAttack();
    });

    for (const [attribute, shown] of [
      ['record', attack.slice(0, 4)],
      ['dice', attack.slice(0, 30)],
    ] as const) {
      it(`shows it as it is written in the complaint of ${attribute}: ${attack}`, async () => {
        await open({ [attribute]: attack });
        await waitUntil(() => page.find('.error-detail'), 'the mistake is not said');
        expect(page.find('.error-detail')?.textContent).to.contain(shown);
        await expectNoAttack();
      });
    }
  }
});
