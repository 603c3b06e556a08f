import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { parseQuery } from '../../src/embed/query.js';
import { LOG_LIMIT } from '../../stories/demo/event-log.js';
import { GAME_IDS, SHARED_LOOKS, gameOf, hasOpponent } from '../../stories/demo/games.js';
import { LANGS, SKINS, languageOf } from '../../stories/demo/look.js';
import { DemoPage } from '../../stories/demo/page.js';
import { WHOLE } from '../../stories/demo/records.js';
import { FIRST_WISH, snippetOf } from '../../stories/demo/snippet-panel.js';
import { newTable } from '../../stories/demo/table.js';
import { TEXTS } from '../../stories/demo/texts/index.js';
import { DemoFrame } from './demo-frame.js';
import { waitUntil } from '../wait-until.js';

describe('the demo page', () => {
  let page: DemoFrame;
  before(async () => {
    await emulateMedia({ colorScheme: 'light' });
    page = await DemoFrame.open('#lang=en');
  });
  after(() => page.close());

  const go = async (game: string) => {
    page.find(`#tab-${game}`).click();
    page.find('#game').scrollIntoView();
    await page.drawn();
  };
  const value = (id: string) => page.find<HTMLInputElement>(`#${id}`).value;
  const write = async (id: string, text: string) => {
    page.find<HTMLInputElement>(`#${id}`).value = text;
    page.find(`#${id}`).dispatchEvent(new Event('change'));
    await page.drawn();
  };
  const options = () => page.game.match.options as Record<string, unknown>;
  const game = () => page.game as unknown as { play(move: string): void; undo(): void };
  const background = () => page.window.getComputedStyle(page.root).backgroundColor;

  it('offers every game as a tab, in the middle of a game, with a field for each of its options', async () => {
    expect(page.all('[role=tablist] [role=tab]').map(({ id }) => id)).to.deep.equal(GAME_IDS.map((id) => `tab-${id}`));
    for (const id of GAME_IDS) {
      await go(id);
      expect([page.tag, page.text('h2')]).to.deep.equal([gameOf(id).tag, gameOf(id).name]);
      const other = hasOpponent(id) ? 'computer' : 'human';
      expect(page.game.match.gate.playerOf(1).kind, 'who answers').to.equal(other);
      expect(page.game.match.legalMoves().length, id).to.be.above(0);
      const fields = page.all('[id^=option-]:not([id$=-hint])').map((field) => field.id.replace('option-', ''));
      // Who rolls first in Kubi is no rule.
      const rules = Object.keys(gameOf(id).game.options).filter((name) => id !== 'kubi' || name !== 'starter');
      expect(fields, id).to.have.members(rules);
    }
  });

  it('moves through the tabs by arrow keys, and chooses with Enter', async () => {
    await go('cubo');
    page.find('#tab-cubo').focus();
    await page.press('ArrowDown', 'ArrowDown');
    const next = GAME_IDS[(GAME_IDS.indexOf('cubo') + 2) % GAME_IDS.length];
    expect([page.document.activeElement?.id, page.tag]).to.deep.equal([`tab-${next}`, 'cubo-grid']);
    await page.press('ArrowLeft', 'End', 'Home', 'ArrowRight', 'Enter');
    await page.drawn();
    expect([page.document.activeElement?.id, page.tag]).to.deep.equal(['tab-kubi', 'kubi-sheet']);
  });

  it('keeps each game while another is shown', async () => {
    await go('triad');
    page.game.match.play(page.game.match.legalMoves()[0], { actor: 0 });
    const { moves } = page.record;
    await go('tricubo');
    await go('triad');
    // The computer may have answered meanwhile.
    expect(page.record.moves.slice(0, moves.length)).to.deep.equal(moves);
  });

  it('lets keyboard users skip to the game, without changing the address', async () => {
    const { hash } = page;
    page.find('.skip').focus();
    await page.press('Enter');
    expect([page.document.activeElement?.id, page.hash]).to.deep.equal(['game', hash]);
  });

  it('lets the options of an edition follow it', async () => {
    await go('triomino');
    await page.choose('option-variant', 'pressman');
    expect([value('option-emptyPool'), value('option-hexagons')]).to.deep.equal(['-10', '50,100,150']);
    await write('option-hexagons', '40,80,120');
    await page.choose('option-variant', 'goliath');
    expect(options()).to.deep.include({ variant: 'goliath', emptyPool: 0, hexagons: [50, 60, 70] });
  });

  it('refuses an impossible value beside the field, and keeps the game', async () => {
    const before = page.game;
    await write('option-target', 'many <b>');
    expect(page.game).to.equal(before);
    expect(page.find('#option-target').getAttribute('aria-invalid')).to.equal('true');
    expect(page.text('#option-target-hint')).to.equal(`${TEXTS.en.notPossible} ${TEXTS.en.hints.target}`);
    await write('option-target', '100');
    expect([page.find('#option-target').hasAttribute('aria-invalid'), options()['target']]).to.deep.equal([false, 100]);
  });

  it('changes names, dice and mode without another game', async () => {
    const { match } = page.game;
    await write('names', 'Zoë');
    await page.choose('dice', 'auto');
    await page.choose('mode', 'diagram');
    expect(page.game.match).to.equal(match);
    expect(page.game.shadowRoot?.textContent).to.contain('Zoë');
    await page.choose('mode', 'play');
  });

  it('replays a whole game if nothing has been played, and starts over', async () => {
    await go('kubi');
    await page.choose('seats', '2');
    await page.choose('mode', 'replay');
    expect(page.game.match.length).to.be.above(30);
    await page.click('#begin');
    await page.drawn();
    expect([page.game.getAttribute('mode'), page.game.match.length]).to.deep.equal([null, 0]);
  });

  it('seats a computer player of a level for all others', async () => {
    await go('triomino');
    await page.choose('seats', '3');
    await page.choose('others', 'computer:hard');
    expect(page.game.getAttribute('seats')).to.equal('human computer:hard computer:hard');
    await page.choose('seats', '1');
    expect([page.game.getAttribute('seats'), page.all('#others').length]).to.deep.equal(['human', 0]);
  });

  it('lists events as text, the newest first, up to a limit', async () => {
    await page.close();
    page = await DemoFrame.open(`#lang=en&game=triad&record=${encodeURIComponent('triad 1; roll 111233 112233')}`);
    const log = () => page.all('.log li').map((line) => line.textContent.replace(/\s+/g, ' ').trim());
    expect(page.text('.log')).to.equal(TEXTS.en.noEvents);
    game().play('d1d4');
    game().undo();
    await page.drawn();
    expect(log()).to.deep.equal([
      'game-change cause undo by script moves –',
      'game-change cause play by script moves d1d4',
      'game-move actor 0 text d1d4 by script',
    ]);
    const message = '<img src=x onerror=alert(1)>';
    page.game.dispatchEvent(
      new page.window.CustomEvent('game-error', { detail: { code: 'x', message }, bubbles: true }),
    );
    await page.drawn();
    expect([log()[0], page.all('.log img').length]).to.deep.equal([`game-error code x message ${message}`, 0]);
    const { offsetHeight } = page.find('.log');
    for (let times = 0; times < LOG_LIMIT; times++) {
      game().play('d1d4');
      game().undo();
    }
    await page.drawn();
    expect([log().length, page.find('.log').offsetHeight]).to.deep.equal([LOG_LIMIT, offsetHeight]);
    expect(page.find('.log').getAttribute('aria-live'), 'the game announces by itself').to.equal('off');
    await page.openDoor();
    await page.click('#clear');
    await page.drawn();
    expect(log()).to.be.empty;
  });

  it('has every language, also in the game, and keeps the game', async () => {
    await go('kubi');
    const before = page.game;
    const words = new Set<string>();
    for (const lang of [...LANGS].reverse()) {
      await page.choose('lang', lang);
      expect([page.root.lang, page.document.title, page.text('h1')]).to.deep.equal([
        lang,
        TEXTS[lang].title,
        TEXTS[lang].heading,
      ]);
      await waitUntil(() => page.game.shadowRoot?.querySelector('.container')?.getAttribute('lang') === lang);
      words.add(page.game.shadowRoot?.textContent ?? '');
    }
    expect([words.size, page.game]).to.deep.equal([LANGS.length, before]);
  });

  it('has three skins, in light and dark, as the system or the reader wants', async () => {
    const worn = (name: string) => page.window.getComputedStyle(page.game).getPropertyValue(`--tabletop-${name}`);
    const seen = new Set<string>();
    for (const skin of SKINS) {
      await page.dress(skin);
      seen.add([page.window.getComputedStyle(page.game).fontFamily, background(), worn('accent')].join());
    }
    expect(seen.size).to.equal(3);
    await page.dress('wood');
    const light = background();
    await emulateMedia({ colorScheme: 'dark' });
    await waitUntil(() => background() !== light, 'the page does not follow the system');
    const dark = background();
    await page.choose('scheme', 'light');
    expect(background()).to.equal(light);
    await emulateMedia({ colorScheme: 'light' });
    await page.choose('scheme', 'dark');
    expect(background()).to.equal(dark);
  });

  it('writes code for the game, options, skin, scheme and language on the page', async () => {
    await page.close();
    page = await DemoFrame.open('#lang=en&game=cubo&time-limits=off');
    const code = () => page.find<HTMLTextAreaElement>('#code').value;
    expect(code()).to.contain('<cubo-grid lang="en" time-limits="off"></cubo-grid>');
    expect(code()).to.contain('cdn/themes/wood.css" />');
    await page.choose('option-streets', 'any-order');
    await page.choose('lang', 'fr');
    await page.choose('scheme', 'dark');
    expect(code()).to.contain('<cubo-grid lang="fr" streets="any-order" time-limits="off">');
    expect(code()).to.contain('color-scheme: dark;');
    page.find('input[value=frame]').click();
    await page.drawn();
    const { src } = pasted(code()).querySelector('iframe') as HTMLIFrameElement;
    const { settings } = parseQuery(new URL(src).search);
    expect([settings.get('theme'), /^#\w+$/.test(settings.get('accent') ?? '')]).to.deep.equal(['dark', true]);
    await write('base', 'https://games.example/"><script>/');
    page.find('input[value=tag]').click();
    await page.drawn();
    const { links, scripts } = pasted(code());
    expect([code().match(/<link/g)?.length, scripts.length, links.length]).to.deep.equal([1, 1, 0]);
    await page.choose('with-skin', false);
    expect([/<link|<style/.test(code()), pasted(code()).scripts.length]).to.deep.equal([false, 1]);
    await page.openDoor();
    await page.click('#copy-code');
    await waitUntil(() => page.text('.code .message') !== '');
    const field = page.find<HTMLTextAreaElement>('#code');
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
  });
});

const pasted = (code: string): Document => new DOMParser().parseFromString(code, 'text/html');

const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

describe('the code to paste', () => {
  const LOOK = { lang: 'de', skin: 'wood', scheme: 'auto' } as const;
  const options = { evenStart: 'on', starter: '1', draws: 'off' };
  const names = '"><script>alert(1)</script>, &amp;lt;';
  const expected = { lang: 'de', names, 'even-start': '', starter: '1', draws: 'off' };

  it('makes the element, or a frame, with the same settings', () => {
    const table = newTable('triad', { options, names });
    const tag = pasted(snippetOf(FIRST_WISH, table, LOOK));
    expect(attributesOf(tag.querySelector('triad-board'))).to.deep.equal(expected);
    expect([...tag.scripts].map(({ src }) => src)).to.deep.equal([`${FIRST_WISH.base}tabletop-elements.js`]);
    const { src } = pasted(snippetOf({ ...FIRST_WISH, form: 'frame', withSkin: false }, table, LOOK)).querySelector(
      'iframe',
    ) as HTMLIFrameElement;
    const { subject, settings } = parseQuery(new URL(src).search);
    expect([subject?.tag, Object.fromEntries(settings)]).to.deep.equal(['triad-board', expected]);
  });

  for (const [subject, selector, address] of [
    ['puzzle', 'game-puzzle[game=kubi][date=today][lang=de]', '?puzzle=kubi&lang=de&date=today'],
    ['lesson', 'game-lesson[course=kubi][lang=de]', '?lesson=kubi&lang=de'],
  ] as const) {
    it(`makes the ${subject} of the game, too`, () => {
      const table = newTable('kubi', { names });
      const wish = { ...FIRST_WISH, subject, withSkin: false };
      const tag = pasted(snippetOf(wish, table, LOOK)).querySelector(selector);
      expect(tag?.hasAttribute('names')).to.equal(false);
      const frame = pasted(snippetOf({ ...wish, form: 'frame' }, table, LOOK)).querySelector('iframe');
      const { search } = new URL(frame?.src ?? '');
      expect(search.startsWith(address)).to.equal(true);
      expect(parseQuery(search).subject).to.include({ kind: subject, game: 'kubi' });
    });
  }

  it('contains the moment shown, if wanted, in one line', () => {
    for (const id of GAME_IDS) {
      const { tag } = gameOf(id);
      const table = newTable(id, { record: WHOLE[id], mode: 'replay', ply: 3 });
      const code = snippetOf({ ...FIRST_WISH, withMoment: true }, table, LOOK);
      const last = code.slice(code.lastIndexOf('\n') + 1);
      expect(last.startsWith(`<${tag} `), last).to.equal(true);
      const shown = pasted(code).querySelector(tag);
      expect(attributesOf(shown)).to.deep.equal({ lang: 'de', mode: 'replay', record: WHOLE[id], ply: '3' });
      expect(snippetOf(FIRST_WISH, table, LOOK)).not.to.contain('record');
    }
  });

  it('uses documented custom properties only', async () => {
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations?: { tagName?: string; cssProperties?: { name: string }[] }[] }[];
    };
    const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations);
    for (const { tag, looks } of GAME_IDS.map(gameOf)) {
      const documented = declared.find(({ tagName }) => tagName === tag)?.cssProperties?.map(({ name }) => name);
      expect(documented).to.include.members([...SHARED_LOOKS, ...looks].map((name) => `--tabletop-${name}`));
    }
  });
});

/** Every sentence by its place, functions with an example. */
function sentences(texts: unknown, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') return [[place, String((texts as (...facts: string[]) => unknown)('x', 'y'))]];
  return Object.entries(texts as object).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

describe('the words of the demo page', () => {
  it('are complete in every language', () => {
    const places = sentences(TEXTS.en).map(([place]) => place);
    for (const lang of LANGS) {
      expect(
        sentences(TEXTS[lang]).flatMap(([place, text]) => (text.trim() ? [place] : [])),
        lang,
      ).to.have.members(places);
    }
  });

  it('are in the first of the reader’s languages that the page has', () => {
    expect([languageOf(['sv', 'fr-CA', 'de']), languageOf(['ja'])]).to.deep.equal(['fr', 'en']);
  });
});

describe('the demo page on every screen', () => {
  const root = document.createElement('div');
  const find = (selector: string) => root.querySelector(selector) as HTMLElement & HTMLSelectElement;
  const choose = (id: string, value: string) => {
    find(`#${id}`).value = value;
    find(`#${id}`).dispatchEvent(new Event('change'));
  };
  const show = async (game: string) => {
    find(`#tab-${game}`).click();
    // Below a shelf of many games it sleeps.
    find('#game').scrollIntoView();
    await waitUntil(() => find(`.stage ${gameOf(game as 'triad').tag}`)?.shadowRoot?.querySelector('.toolbar'), game);
  };

  before(async () => {
    const styles = ['skins.css', 'demo.css'].map((file) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/stories/demo/${file}` }),
    );
    const loaded = styles.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...styles);
    document.body.append(root);
    await Promise.all(loaded);
    await emulateMedia({ reducedMotion: 'reduce' });
    new DemoPage(root);
    await waitUntil(() => find('#scheme'));
    // What is behind the door is looked at, too.
    root.querySelector<HTMLDetailsElement>('#developers')!.open = true;
  });

  after(async () => {
    root.remove();
    await emulateMedia({ reducedMotion: 'no-preference', media: 'screen' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const [width, scheme, skin, game] of [
    [320, 'light', 'wood', 'triomino'],
    [1280, 'dark', 'acrylic', 'cubo'],
  ] as const) {
    it(`passes an audit: ${width} pixels wide, ${scheme}, ${skin}`, async () => {
      await setViewport({ width, height: 900 });
      choose('scheme', scheme);
      find(`#wear-${skin}`).click();
      await show(game);
      await expectAccessible(root);
    });
  }

  for (const game of GAME_IDS) {
    it(`never scrolls sideways: ${game}`, async () => {
      await show(game);
      for (const [width, lang] of [
        [320, 'de'],
        [320, 'fr'],
        [720, 'de'],
        [1280, 'de'],
      ] as const) {
        await setViewport({ width, height: 900 });
        choose('lang', lang);
        await new Promise(requestAnimationFrame);
        expect(document.documentElement.scrollWidth, `${width} ${lang}`).to.be.at.most(width);
      }
    });
  }

  it('has targets of 44 pixels on a phone', async () => {
    await setViewport({ width: 320, height: 900 });
    const targets = 'button:not(.name), .object, select, input[type=text], .tick';
    const small = [...root.querySelectorAll<HTMLElement>(targets)].filter(
      (target) => target.checkVisibility() && target.offsetHeight < 43.5,
    );
    expect(small.map(({ id, className }) => id || className)).to.be.empty;
  });

  it('prints only the game', async () => {
    await emulateMedia({ media: 'print' });
    const others = [...root.querySelectorAll('header, footer, .pitch, .shelf, .game-head, .part, .door')];
    expect(others.map((part) => getComputedStyle(part).display)).to.deep.equal(others.map(() => 'none'));
    expect(find('.stage').offsetHeight).to.be.above(100);
  });
});
