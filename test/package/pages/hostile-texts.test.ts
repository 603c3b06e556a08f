import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { KNOWN } from '../first-moves.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

const SCRIPT = '<script type="module" src="/cdn/tabletop-elements.js"></script>';

const ATTACKS = [
  '<img src=x onerror="top.wasAttacked = window.wasAttacked = true">',
  '</script><script>window.wasAttacked = true</script>',
  '"><svg onload="window.wasAttacked = true">',
  'javascript:window.wasAttacked=true',
  '<!-- &lt;b&gt; %3Cscript%3E -->',
] as const;

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

  /** Elements get strangers’ texts from scripts as well as from the page. */
  async function open(tag: string, attributes: Readonly<Record<string, string>>): Promise<void> {
    page = await ScriptPage.open(SCRIPT, '');
    const element = page.document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    page.document.body.append(element);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
  }

  async function expectNoAttack(): Promise<void> {
    await new Promise(requestAnimationFrame);
    const elements = everything(page.document.body);
    expect(elements.length).to.be.above(40);
    const hostile = elements.filter((element) =>
      element.matches('img, script, iframe, a, [onload], [onerror], svg[onload]'),
    );
    expect(hostile.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    expect(page.window).to.not.have.property('wasAttacked');
    expect(window).to.not.have.property('wasAttacked');
  }

  /** A comment at a ply of a record. */
  const COMMENTED = {
    'triad-board': { record: (text: string) => `triad 1; roll 111233 112233 {${text}}; d1d4` },
    'kubi-sheet': { record: (text: string) => `kubi 1; x146 {${text}}; roll 12346` },
    'tricubo-sheet': { record: (text: string) => `tricubo 1; @1 {${text}}; roll 346` },
    'cubo-grid': {
      record: (text: string) => `cubo 2; middle r1r1b1b1 {${text}}; dice 0 123234345`,
    },
    'triomino-table': {
      record: (text: string) => `triomino 2; deal 000,001,002,003,004,005,011,012,013 {${text}}; 000@0,0`,
    },
  };

  /** Attributes of a game's own that repeat what was written. */
  const COMPLAINING = {
    'triad-board': [],
    'kubi-sheet': [],
    'tricubo-sheet': ['sheet'],
    'cubo-grid': ['practice-seconds'],
    'triomino-table': ['variant', 'viewer', 'placement'],
  } as const;

  for (const { tag } of KNOWN) {
    const { record } = COMMENTED[tag];

    it(`shows it as it is written in names, comments and what is shared: <${tag}>`, async () => {
      for (const attack of ATTACKS) {
        await open(tag, { mode: 'replay', ply: '1', names: attack, record: record(attack) });
        await waitUntil(() => page.find('.comment'), 'there is no comment');
        expect(page.find('.comment')?.textContent).to.equal(attack);
        const named = [...(page.find('.frame')?.querySelectorAll('.name, [aria-label]') ?? [])];
        const names = named.map((each) => `${each.textContent} ${each.ariaLabel}`);
        expect(names.join('\n')).to.contain(attack);
        page.find('[data-tool=share]')?.click();
        await waitUntil(() => page.find('#share-embed'), 'nothing is shared');
        page.find('#share-embed')?.click();
        await waitUntil(() => page.find('dialog textarea'), 'there is no record');
        expect((page.find('dialog textarea') as HTMLTextAreaElement).value).to.contain(attack);
        await expectNoAttack();
        page.close();
      }
    });

    it(`shows it as it is written in what it says of attributes: <${tag}>`, async () => {
      const [attack] = ATTACKS;
      for (const attribute of ['record', 'dice', ...COMPLAINING[tag]]) {
        await open(tag, { [attribute]: attack });
        await waitUntil(() => page.find('.error-detail'), 'the mistake is not said');
        expect(page.find('.error-detail')?.textContent).to.contain(attack.slice(0, 4));
        await expectNoAttack();
        page.close();
      }
    });
  }
});
