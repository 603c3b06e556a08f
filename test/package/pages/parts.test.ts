import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { KNOWN } from '../first-moves.js';
import type { KnownTag } from '../first-moves.js';
import { SCRIPT } from '../policies.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { readonly tagName: string; readonly cssParts: readonly { name: string }[] }[];
  }[];
}

/** What is set, and what is clicked then, one after the other. */
interface Scene {
  readonly attributes: Readonly<Record<string, string>>;
  readonly clicks?: readonly string[];
  /** What is played after that, by the seats in turn. */
  readonly moves?: readonly string[];
  /** What comes at last. */
  readonly until?: string;
}

interface Playable {
  play(move: string, options: { actor: number }): void;
}

const SCENES: Readonly<Record<KnownTag, { readonly record: string; readonly scenes: readonly Scene[] }>> = {
  'triad-board': {
    record: 'triad 1; roll 112233 112233; a1a3 {A comment.}',
    scenes: [
      { attributes: { dice: 'enter' } },
      { attributes: { position: '2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0' }, clicks: ['[data-cell="1"]', '[data-cell="15"]'] },
      {
        attributes: { position: '2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0', marks: 'a1' },
        clicks: ['[data-cell="1"]', '[data-cell="15"]', '[data-cell="14"]'],
        until: '[part=ending]',
      },
    ],
  },
  'kubi-sheet': {
    record: 'kubi 1; x146; roll 12346 {A comment.}',
    scenes: [
      { attributes: { dice: 'enter', seats: 'human human' } },
      { attributes: { dice: 'enter', position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0' } },
      {
        attributes: { position: '1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346' },
        clicks: ['.hand-die[data-die="0"]', '.entry input', '.actions .primary'],
        until: '[part=ending]',
      },
      { attributes: { position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346' }, clicks: ['.entry input'] },
    ],
  },
  'tricubo-sheet': {
    record: 'tricubo 1; @1; roll 346 {A comment.}',
    scenes: [
      { attributes: { seats: 'human human' } },
      { attributes: { dice: 'enter', position: '1,0,0,0,0' } },
      {
        attributes: { sheet: 'B', position: '2,4,1,0,0 / 0,1,0,0,0 | B 4 0 166' },
        clicks: ['.hand-die[data-die="1"]'],
      },
      {
        attributes: { seats: 'human human', position: '6,6,5,0,0 / 0,1,0,0,0 | A 4 0 334' },
        moves: ['L', 'M'],
        until: '[part=result]',
      },
    ],
  },
  'cubo-grid': {
    record: 'cubo 2; middle r1r1b1b1; dice 0 123234345 {A comment.}',
    scenes: [
      { attributes: { dice: 'enter', marks: 'a1' }, until: '.dice-pad' },
      { attributes: { seats: 'human human' } },
      {
        attributes: { position: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2', 'practice-seconds': '60' },
        clicks: ['.seat-actions .primary', '.take', '.seat-actions .button'],
        until: '[part=best]',
      },
      {
        attributes: { position: '6 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2', 'time-limits': 'off' },
        clicks: ['.seat-actions .primary', '.take', '.seat-actions .button'],
        until: '[part=ending]',
      },
    ],
  },
  'triomino-table': {
    record: 'triomino 2; deal 000,001,002,003,004,005,011,012,013 {A comment.}; 000@0,0; buy; draw 055',
    scenes: [
      { attributes: { dice: 'enter', seats: 'human human' } },
      {
        attributes: { marks: '344', placement: '044@0,1', position: '344@0,0 | 044,055 / 555 | 0 1 0 - 1' },
        until: '.placement',
      },
      {
        attributes: { position: '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0', lap: 'off', 'turn-seconds': '600' },
        clicks: ['.actions .primary', '.rack-tile', '[data-cell] path'],
        until: '[part=ending]',
      },
    ],
  },
};

/** They come late in a game: once tiles lie beyond the edge of the table, and with points that are explained. */
const LATER: readonly string[] = ['zoom', 'explained'];

describe('the parts of an element', () => {
  needsBuild();
  let page: ScriptPage;
  before(async () => {
    await setViewport({ width: 800, height: 1000 });
    // The end of a game comes once its last move has been seen.
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  afterEach(() => page.close());
  after(async () => {
    localStorage.clear();
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  /** A page of a reader who is new to the game, to whom the coach speaks in the place of the tools; or of one who is not. */
  const open = (game: string, isNew: boolean) => {
    const coach = isNew ? {} : { [game]: 'all' };
    localStorage.setItem('tabletop-elements/reader', JSON.stringify({ isListing: true, isTyping: true, coach }));
    return ScriptPage.open(SCRIPT, '');
  };

  for (const { tag, game } of KNOWN) {
    it(`are listed in the manifest, and all that are listed are there: <${tag}>`, async () => {
      const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
      const declarations = manifest.modules.flatMap((module) => module.declarations);
      const listed = declarations.find(({ tagName }) => tagName === tag)?.cssParts.map(({ name }) => name);
      const { record, scenes } = SCENES[tag];
      const everywhere: readonly Scene[] = [
        { attributes: {}, clicks: ['[data-tool=more]', '[data-tool=share]'] },
        { attributes: {}, clicks: ['[data-tool=help]'] },
        { attributes: { position: 'nonsense' }, until: '[part=error]' },
        {
          attributes: { mode: 'replay', ply: tag === 'triomino-table' ? '1' : '2', record },
          until: tag.endsWith('-sheet') ? '.roll' : '.comment',
        },
        { attributes: { mode: 'diagram' } },
      ];
      const shown = new Set<string>();
      const note = () => {
        const root = page.document.querySelector(tag)?.shadowRoot;
        for (const each of root?.querySelectorAll('[part]') ?? []) for (const part of each.part) shown.add(part);
      };
      const show = async ({ attributes, clicks = [], moves = [], until = '.frame' }: Scene) => {
        const element = page.document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        page.document.body.append(element);
        await waitUntil(
          () => page.find(attributes['mode'] === 'diagram' ? '.frame' : '.panel .toolbar'),
          'it does not come',
        );
        if ('record' in attributes) await waitUntil(() => page.find('.moves'), 'no moves come');
        if ('marks' in attributes)
          await waitUntil(() => page.find('.arrow, .ring, .marked, [data-traits~=marked]'), 'no marks come');
        note();
        for (const target of clicks) {
          await waitUntil(() => page.find(target), `there is no ${target}`);
          await page.click(target);
          note();
        }
        if (clicks.some((target) => /share|help/.test(target)))
          await waitUntil(() => page.find('dialog[open]'), 'no dialog comes');
        for (const [actor, move] of moves.entries()) (element as unknown as Playable).play(move, { actor });
        await waitUntil(() => page.find(until), `no ${until} comes`);
        note();
        element.remove();
      };
      page = await open(game, false);
      for (const scene of [...scenes, ...everywhere]) await show(scene);
      page.close();
      page = await open(game, true);
      await show({ attributes: {}, until: '[part=coach]' });
      expect(
        [...shown].filter((part) => !listed?.includes(part)),
        'not listed',
      ).to.deep.equal([]);
      expect(
        listed?.filter((part) => !shown.has(part) && !LATER.includes(part)),
        'not there',
      ).to.deep.equal([]);
    });
  }
});
