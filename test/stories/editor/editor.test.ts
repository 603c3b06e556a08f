import { expect, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../accessible.js';
import { parseQuery } from '../../../src/embed/query.js';
import type { GameId } from '../../../src/elements/registry.js';
import { games } from '../../../src/elements/registry.js';
import { makeLink, readLink, tagOf } from '../../../stories/editor/diagram.js';
import { SETUP_GAMES } from '../../../stories/editor/games/index.js';
import { paint } from '../../../src/ui/picture.js';
import { editorLanguages } from '../../../stories/editor/texts/index.js';
import { EditorPage } from './editor-page.js';
import { waitUntil } from '../../wait-until.js';

/** One piece on one place of each game, what the position says then, and what is said of it. */
interface Case {
  readonly game: GameId;
  readonly from: string;
  readonly tool: string;
  readonly target: string;
  readonly to: string;
  readonly spoken: string;
  /** A key that does the same on the target. */
  readonly key: string;
}

const CASES: readonly Case[] = [
  {
    game: 'triad',
    from: '6/6/6/6/6/6 w 0-0',
    tool: 'b',
    target: 'c3',
    to: '6/6/6/2b3/6/6 w 0-0',
    spoken: 'c3, Black 2',
    key: 'b',
  },
  {
    game: 'kubi',
    from: '1:0,4:0,5:0 0,0,0,0,0,0,0,0,0,0,0',
    tool: 'one',
    target: '0 7',
    to: '1:0,4:0,5:0 0,0,0,0,0,1,0,0,0,0,0',
    spoken: 'Sum 7, 1 mark',
    key: '1',
  },
  {
    game: 'tricubo',
    from: '0,0,0,0,0 .,.,.,.,. -',
    tool: 'cross',
    target: '0 3c1',
    to: '0,0,1,0,0 .,.,.,.,. -',
    spoken: 'row 3, box 1, worth 1, crossed',
    key: '1',
  },
  {
    game: 'cubo',
    from: 'r1r2r3/r2w3b4/b3b4b5',
    tool: 'b6',
    target: '0 b1',
    to: '1 0 build 0 | r1b6r3/r2w3b4/b3b4b5 o - 0 | r.r.b.b.',
    spoken: 'b1, blue 6',
    key: 'b6',
  },
  {
    game: 'triomino',
    from: '444@0,0',
    tool: '344',
    target: '1,0',
    to: '444@0,0 443@1,0',
    spoken: '3-4-4 at 1, 0, with 4 at the bottom',
    key: '',
  },
];

const pasted = (code: string): Document => new DOMParser().parseFromString(code, 'text/html');

// A board and its tools are on the screen together.
before(() => setViewport({ width: 800, height: 1000 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(() => fixtureCleanup());

it('sets up every game of the library', () => {
  expect(SETUP_GAMES).to.deep.equal(games.map(({ id }) => id));
});

for (const { game, from, tool, target, to, spoken, key } of CASES) {
  describe(`the editor of ${game}`, () => {
    let page: EditorPage;
    beforeEach(async () => (page = await EditorPage.open({ game, position: from })));

    it('places a piece by pointer, says so, undoes and redoes it', async () => {
      await page.click(page.tool(tool));
      await page.click(page.target(target));
      expect(page.position).to.equal(to);
      expect(page.spoken).to.equal(spoken);
      await page.click(page.field('undo'));
      expect(page.position).to.equal(from);
      await page.click(page.field('redo'));
      expect(page.position).to.equal(to);
    });

    it('drags a piece from the palette', async () => {
      await page.drag(page.tool(tool), page.target(target));
      expect(page.position).to.equal(to);
    });

    it('places, moves and takes off a piece by keys alone', async () => {
      page.tool('move').focus();
      while (page.root.activeElement?.getAttribute('data-tool') !== tool) await page.press('ArrowRight');
      page.target(target).focus();
      await page.press('Enter');
      expect(page.position).to.equal(to);
      await page.press('Delete');
      if (game !== 'cubo') expect(page.position).to.equal(from);
      await page.press(...key);
      if (key) expect(page.position).to.equal(to);
    });

    it('gives away tags, frames and links with the same position', async () => {
      const position = to;
      const attributes = { marks: page.element.setup.marks, names: '"Ann" & <Bob>', lang: 'de' };
      await page.show({ game, position, attributes, caption: 'To play & win <b>' });
      const tag = pasted(page.field('code-tag').value).querySelector(tagOf(game));
      expect(tag?.getAttribute('position')).to.equal(position);
      expect(tag?.getAttribute('marks')).to.equal(attributes.marks);
      expect(tag?.querySelector('[slot=caption]')?.textContent).to.equal('To play & win <b>');
      const frame = pasted(page.field('code-frame').value).querySelector('iframe');
      const { subject, settings } = parseQuery(new URL(frame?.src ?? '').search);
      expect([subject?.tag, settings.get('position'), settings.get('mode')]).to.deep.equal([
        tagOf(game),
        position,
        'diagram',
      ]);
      expect(readLink(new URL(page.field('code-link').value).hash)).to.deep.equal(page.element.diagram);
    });

    it('draws the picture as a whole SVG, and as a PNG with what is drawn', async () => {
      await page.show({ game, position: to, caption: 'A & <b>' });
      const svg = await (await page.element.takePicture('SVG')).text();
      const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(drawing.querySelector('parsererror')).to.equal(null);
      expect(drawing.querySelector('[slot=caption]')?.textContent).to.equal('A & <b>');
      expect(svg).not.to.match(/:host|::slotted/);
      const image = await createImageBitmap(await page.element.takePicture('PNG'));
      const preview = page.find('.stage > *');
      expect(image.width).to.equal(2 * (preview.offsetWidth + 24));
      expect(coloursOf(image)).to.be.above(20);
    });

    it('is accessible', async () => {
      await expectAccessible(page.element);
    });
  });
}

/** How many colours a picture has. */
function coloursOf(image: ImageBitmap): number {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

describe('the editor', () => {
  const setUp = 'ccbbaa/6/6/6/6/AABBCC w 0-0';

  it('moves a piece by drag, by two presses, and off the board', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    await page.drag(page.target('a1'), page.target('c3'));
    expect(page.position).to.equal('ccbbaa/6/6/2A3/6/1ABBCC w 0-0');
    await page.click(page.tool('move'));
    await page.click(page.target('c3'));
    expect(page.spoken).to.equal('c3, White 1: choose where it goes.');
    await page.click(page.target('a1'));
    expect(page.position).to.equal(setUp);
    await page.drag(page.target('a1'), page.find('#position'));
    expect(page.position).to.equal('ccbbaa/6/6/6/6/1ABBCC w 0-0');
  });

  it('goes from place to place by arrow keys, as they lie', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    page.target('a6').focus();
    await page.press('ArrowDown', 'ArrowRight', 'ArrowRight');
    expect((page.root.activeElement as HTMLElement).dataset['target']).to.equal('c5');
    await page.press('End');
    expect((page.root.activeElement as HTMLElement).dataset['target']).to.equal('f6');
  });

  it('marks places and draws arrows, and takes them away again', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    await page.click(page.tool('mark'));
    await page.click(page.target('c3'));
    await page.click(page.tool('arrow'));
    await page.click(page.target('a1'));
    await page.click(page.target('a3'));
    expect(page.element.diagram.attributes).to.deep.equal({ marks: 'c3 a1-a3' });
    expect(page.spoken).to.equal('Marks: c3 a1-a3');
    await page.click(page.tool('mark'));
    await page.click(page.target('c3'));
    expect(page.field('marks').value).to.equal('a1-a3');
  });

  it('keeps text and drawing in step, and a text that is no position in its field, with the place of the mistake', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    await page.fill('position', 'ccbbaa/5/6/6/6/AABBCC w 0-0');
    expect(page.text('#check')).to.contain('rank 5 has 5 cells, expected 6');
    expect([page.field('position').value, page.field('position').getAttribute('aria-invalid')]).to.deep.equal([
      'ccbbaa/5/6/6/6/AABBCC w 0-0',
      'true',
    ]);
    expect(page.position, 'what can be read stays').to.equal(setUp);
    await page.fill('caption', 'A caption');
    expect(page.field('position').value, 'the text stays').to.equal('ccbbaa/5/6/6/6/AABBCC w 0-0');
    await page.fill('position', '6/6/6/6/6/A5 b 1-0');
    expect(page.target('a1').getAttribute('aria-label')).to.equal('a1, White 1');
    expect([page.field('field-turn').value, page.field('field-removed-0').value]).to.deep.equal(['1', '1']);
  });

  it('says whether a game can start, and why not', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    expect(page.text('#check')).to.contain('27 legal moves');
    await page.fill('field-removed-1', '2');
    expect(page.text('#check')).to.contain('Black has 6 dice on the board and 2 removed');
    expect(page.field('play-from-here').disabled).to.equal(true);
  });

  it('keeps the focus when the place in focus is gone', async () => {
    const page = await EditorPage.open({ game: 'triomino', position: '444@5,1' });
    page.target('5,1').focus();
    await page.press('Delete');
    expect((page.root.activeElement as HTMLElement).dataset['target']).to.equal('0,0');
  });

  it('turns a tile', async () => {
    const page = await EditorPage.open({ game: 'triomino', position: '012@0,0' });
    page.target('0,0').focus();
    await page.press('t');
    expect(page.position).to.equal('120@0,0');
    await page.click(page.tool('turn'));
    await page.click(page.target('0,0'));
    expect(page.position).to.equal('201@0,0');
  });

  it('downloads pictures under the name of the game', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    page.field('download-PNG').click();
    await waitUntil(() => page.text('.message').includes('triad.png'), 'no PNG');
    page.field('download-SVG').click();
    await waitUntil(() => page.text('.message').includes('triad.svg'), 'no SVG');
  });

  it('plays from a position, and goes back to the diagram with the next change', async () => {
    const page = await EditorPage.open({ game: 'triad', position: setUp });
    await page.click(page.field('play-from-here'));
    expect(page.find('.stage > *').getAttribute('mode')).to.equal(null);
    await page.fill('field-turn', '1');
    expect(page.find('.stage > *').getAttribute('mode')).to.equal('diagram');
  });

  it('takes over a pasted record at a ply, and positions of other games', async () => {
    const page = await EditorPage.open({ game: 'kubi', position: '- 0,0,0,0,0,0,0,0,0,0,0' });
    await page.fill('pasted', 'triad 1; roll 112233 112233; a1a3; f6f4');
    await page.fill('pasted-ply', '2');
    page.field('use').click();
    await page.drawn();
    expect([page.element.diagram.game, page.position]).to.deep.equal(['triad', 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1']);
    await page.fill('pasted', 'r1r2r3/r2w3b4/b3b4b5');
    page.field('use').click();
    await page.drawn();
    expect(page.element.diagram.game).to.equal('cubo');
    await page.fill('pasted', 'nonsense');
    page.field('use').click();
    await page.drawn();
    expect(page.text('#paste-error')).to.contain('nonsense');
    expect(page.field('pasted').value).to.equal('nonsense');
  });

  it('sets up each game with as many players as it has, from empty and from a new game', async () => {
    const page = await EditorPage.open();
    for (const { id, tag } of games) {
      await page.fill('game', id);
      if (id !== 'triad') await page.fill('field-players', '3');
      page.field('new-game').click();
      await page.drawn();
      expect(page.text('#check'), id).to.contain('Can be played from here');
      page.field('empty').click();
      await page.drawn();
      expect(page.find(`.stage > ${tag}`).getAttribute('position'), id).to.equal(page.position);
    }
  });

  it('shows an unreadable link as it is written, with the reason', async () => {
    const page = await EditorPage.open({ game: 'cubo', position: 'r1r2' });
    expect(page.field('position').value).to.equal('r1r2');
    expect(page.text('#check')).to.contain('is not written like r1r2r3/r2w3b4/b3b4b5');
  });

  it('reads links as it writes them, and no others', () => {
    const diagram = { game: 'triad', position: setUp, attributes: { marks: 'a1 b1-b4' }, caption: 'A & b' } as const;
    expect(readLink(makeLink(diagram))).to.deep.equal(diagram);
    expect([readLink('#game=triad'), readLink('#edit=chess')]).to.deep.equal([undefined, undefined]);
  });

  it('takes from links only what diagrams have', () => {
    const link = '#edit=triad&position=-&flipped=on&onclick=alert(1)&persist=token&style=x&mode=play';
    expect(readLink(link)?.attributes).to.deep.equal({ flipped: 'on' });
  });

  it('has every term in every language', async () => {
    const terms = Object.keys(editorLanguages.en);
    for (const [lang, load] of Object.entries(editorLanguages.others)) {
      const words = Object.entries(await load()).filter(([name]) => name.startsWith('editor.'));
      expect(words.map(([name]) => name)).to.have.members(terms.filter((name) => name.startsWith('editor.')));
      const same = words.filter(([name, text]) => text === (editorLanguages.en as never)[name]);
      expect(same.length, `${lang} has the words of English`).to.be.below(8);
    }
  });

  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    it(`fits ${width} pixels and is accessible in ${colorScheme}`, async () => {
      await setViewport({ width, height: 900 });
      await emulateMedia({ colorScheme });
      document.documentElement.style.colorScheme = 'light dark';
      document.documentElement.style.background = 'Canvas';
      document.body.style.padding = '0 16px';
      const page = await EditorPage.open({ game: 'triad', position: '6/6/6/6/6/6/6' });
      for (const { id } of games) {
        await page.fill('game', id);
        expect(document.documentElement.scrollWidth, id).to.be.at.most(width);
      }
      await expectAccessible(page.element);
      for (const part of [document.documentElement, document.body]) part.removeAttribute('style');
      await emulateMedia({ colorScheme: 'light' });
      await setViewport({ width: 800, height: 1000 });
    });
  }

  it('paints pictures at the size that is asked for', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="20"/></svg>';
    const image = await createImageBitmap(await paint({ svg, width: 10, height: 20 }, 3));
    expect([image.width, image.height]).to.deep.equal([30, 60]);
  });
});
