import { expect } from '@open-wc/testing';
import { inNode, needsBuild } from './built.js';
import { SERVED, tagOf } from './served-games.js';
import { ServerPage, rendering, snippet } from './server-page.js';

const LANGS = ['en', 'de'] as const;
const PICTURES = SERVED.flatMap((game) =>
  LANGS.map((lang) => ({ game, lang, markup: tagOf(game, `mode="diagram" ${game.diagram}`, lang) })),
);

/** Elements beside those of {@link PICTURES}, and what is to be seen of them. */
const OTHERS = {
  unrolled: '<triad-board></triad-board>',
  automatic: '<triad-board dice="auto"></triad-board>',
  seeded: '<triad-board seed="puzzle-17" dice="auto"></triad-board>',
  recorded: '<triad-board record="triad 1; seed=puzzle-17" dice="auto" persist="somewhere"></triad-board>',
  dealt: '<triomino-table seats="human human" dice="auto" turn-seconds="30"></triomino-table>',
  replayed: '<triad-board mode="replay" record="triad 1; roll 111233 112233; d1d4; c6d5xd6" ply="2"></triad-board>',
  unknown: '<kubi-sheet lang="xx" names="A, B" seats="human human"></kubi-sheet>',
  strange: '<cubo-grid lang="constructor"></cubo-grid>',
  hostile: '<kubi-sheet names="<img src=x onerror=alert(1)>, B" lang="&quot;><b>"></kubi-sheet>',
  broken: '<triad-board lang="de" position="nonsense" marks="nowhere"></triad-board>',
  captioned: '<triad-board mode="diagram"><p slot="caption">Under the board</p></triad-board>',
} as const;

describe('a page that a server has rendered, without any script', () => {
  needsBuild();
  let answer: Awaited<ReturnType<typeof rendering>>;
  let page: ServerPage | undefined;
  before(async () => {
    answer = await rendering(...PICTURES.map(({ markup }) => markup), ...Object.values(OTHERS));
  });
  afterEach(() => page?.close());

  const other = async (name: keyof typeof OTHERS) => {
    page = await ServerPage.open('', answer.pages[PICTURES.length + Object.keys(OTHERS).indexOf(name)] ?? '');
    return page;
  };

  it('is rendered without a word on the console, and leaves nothing in the global scope', () => {
    expect(answer.said).to.deep.equal([]);
    expect(answer.globals).to.deep.equal([]);
  });

  for (const [i, { game, lang }] of PICTURES.entries()) {
    it(`shows <${game.tag}> as a picture that can be read, with its marks: ${lang}`, async () => {
      page = await ServerPage.open('', answer.pages[i] ?? '');
      expect(page.window.customElements.get(game.tag)).to.equal(undefined);
      const container = page.find('.container') as HTMLElement;
      expect(container.lang).to.equal(lang);
      const said = page.drawn.map((each) => `${each.ariaLabel} ${each.textContent}`);
      expect(said.some((each) => each.includes(game.says[lang]))).to.equal(true);
      const { width, height } = (page.find('.frame') as HTMLElement).getBoundingClientRect();
      expect(width).to.be.greaterThan(200);
      expect(height).to.be.greaterThan(150);
      expect(page.window.getComputedStyle(container).containerType, 'it is styled').to.equal('inline-size');
    });
  }

  const diceOn = ({ drawn }: ServerPage) =>
    drawn.filter((each) => /^[wb][1-6]$/.test(each.getAttribute('data-die') ?? '')).map((each) => each.outerHTML);

  for (const name of ['unrolled', 'automatic'] as const) {
    it(`stops before the first roll: ${OTHERS[name]}`, async () => {
      expect(diceOn(await other(name))).to.have.lengthOf(0);
    });
  }

  it('shows the roll of a seed, given as an attribute or in a record', async () => {
    const seeded = diceOn(await other('seeded'));
    page?.close();
    expect(seeded).to.have.lengthOf(12);
    expect(diceOn(await other('recorded'))).to.deep.equal(seeded);
  });

  it('does not deal tiles that would be others in the browser', async () => {
    const { drawn } = await other('dealt');
    expect(drawn.filter((each) => each.matches('.held li'))).to.have.lengthOf(0);
    expect(drawn.filter((each) => each.matches('.seat'))).to.have.lengthOf(2);
  });

  it('shows the moment of a record that is asked for', async () => {
    const { element, drawn } = await other('replayed');
    expect(element.shadowRoot?.querySelector('[data-mode]')?.getAttribute('data-mode')).to.equal('replay');
    const last = drawn.filter((each) => each.getAttribute('data-traits') === 'last');
    expect(last.map((each) => each.getAttribute('aria-label')?.slice(0, 2))).to.have.members(['d1', 'd4']);
  });

  for (const name of ['unknown', 'strange'] as const) {
    it(`is English where there is no such language: ${OTHERS[name]}`, async () => {
      const { element } = await other(name);
      expect(element.shadowRoot?.querySelector('.container')?.getAttribute('lang')).to.equal('en');
    });
  }

  it('shows what is hostile as text', async () => {
    const { document, drawn } = await other('hostile');
    expect(document.querySelectorAll('img, b')).to.have.lengthOf(0);
    expect(drawn.filter((each) => each.matches('img, b'))).to.have.lengthOf(0);
    expect(drawn.some((each) => each.textContent?.includes('<img src=x onerror=alert(1)>'))).to.equal(true);
  });

  it('says what cannot be shown, in the language of the element, and still shows a board', async () => {
    const { drawn } = await other('broken');
    const message = drawn.find((each) => each.matches('[part=error]'));
    expect(message?.textContent).to.contain('ranks on the board').and.not.to.contain('This game');
    expect(drawn.filter((each) => each.matches('.cell'))).to.have.lengthOf(36);
  });

  it('has the caption that an author has written', async () => {
    const { element } = await other('captioned');
    const caption = element.querySelector('p') as HTMLElement;
    expect(caption.assignedSlot?.name).to.equal('caption');
    expect(caption.offsetHeight).to.be.greaterThan(0);
  });
});

describe('the page on server rendering', () => {
  needsBuild();

  it('renders a whole page', async () => {
    const html = await inNode<string>(
      `${await snippet('server')} tell(await article('cc2aa/3a2/3CC1/6/6/A1A1CC b 0-1'));`,
    );
    expect(html).to.match(/^<!doctype html>/i);
    expect(html).to.contain('shadowrootmode="open"').and.to.contain('Weiß 3').and.to.contain('class="arrow"');
  });

  it('renders a stream', async () => {
    const html = await inNode<string>(
      `${await snippet('stream')} let text = ''; for await (const chunk of sheets('Zoë')) text += chunk; tell(text);`,
    );
    expect(html).to.contain('Zoë').and.to.contain('shadowrootmode="open"');
  });

  it('prints hashes on the command line', async () => {
    const [, code = ''] = /node -e "(.*)"/.exec(await snippet('print')) ?? [];
    const printed = await inNode<string>(`
      const lines = [];
      console.log = (value) => lines.push(value);
      await ${code};
      tell(JSON.stringify(lines));
    `);
    const [hashes] = JSON.parse(printed) as [Record<string, string[]>];
    expect(Object.keys(hashes)).to.have.members(SERVED.map(({ tag }) => tag));
    for (const each of Object.values(hashes).flat()) expect(each).to.match(/^'sha256-[\w+/]{43}='$/);
  });
});
