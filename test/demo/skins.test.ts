import { expect } from '@open-wc/testing';
import { GAME_IDS } from '../../stories/demo/games.js';
import type { GameId } from '../../stories/demo/games.js';
import { SKINS } from '../../stories/demo/look.js';
import { outfitOf, rulesFor } from '../../stories/demo/skin-sheet.js';

/** Pairs that are read, or recognised, against each other: properties of a skin, and how much of a contrast they need. */
const SHARED: readonly (readonly [string, string, number])[] = [
  ['text', 'surface', 4.5],
  ['muted', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['line', 'surface', 3],
];

const OWN: Readonly<Partial<Record<GameId, typeof SHARED>>> = {
  triad: [
    ['seat-0-ink', 'seat-0', 4.5],
    ['seat-1-ink', 'seat-1', 4.5],
    ['board-text', 'board', 4.5],
    ['board-mark', 'cell', 3],
    ['seat-1', 'cell', 3],
    ['seat-0', 'seat-1', 7],
  ],
  kubi: [
    ['paper-text', 'paper', 4.5],
    ['ink', 'paper', 4.5],
    ['print', 'paper', 4.5],
    ['pencil', 'paper', 4.5],
    ['die-ink', 'die', 4.5],
    ['die', 'felt', 3],
  ],
  tricubo: [
    ['paper-text', 'paper', 4.5],
    ['ink', 'paper', 4.5],
    ['ink', 'step', 3],
    ['#fff', 'large', 4.5],
    ['#fff', 'medium', 4.5],
    ['#fff', 'small', 4.5],
  ],
  cubo: [
    ['board-text', 'board', 4.5],
    ['#fff', 'red', 4.5],
    ['#fff', 'blue', 4.5],
    ['die-ink', 'die', 4.5],
  ],
  triomino: [
    ['board-text', 'board', 4.5],
    ['rack-text', 'rack', 4.5],
    ['tile', 'board', 1.3],
  ],
};

const CHANNELS = [0.2126, 0.7152, 0.0722];

function luminance(colour: string): number {
  const [, hex = ''] = /^#([0-9a-f]+)$/i.exec(colour) ?? [];
  const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return CHANNELS.reduce((sum, weight, i) => {
    const value = parseInt(wide.slice(2 * i, 2 * i + 2), 16) / 255;
    return sum + weight * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the skins of the demo page', () => {
  before(async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/stories/demo/skins.css' });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  });

  for (const skin of SKINS) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`can be read: ${skin}, ${scheme}`, () => {
        const faint = GAME_IDS.flatMap((game) => {
          const { looks } = outfitOf(game, { skin, scheme });
          return [...SHARED, ...(OWN[game] ?? [])].flatMap(([front, ground, least]) => {
            const [one, other] = [front, ground].map((name) => (name.startsWith('#') ? name : looks[name]));
            if (one === undefined || other === undefined) return [];
            const found = contrast(one, other);
            return found >= least ? [] : [`${game}: ${front} on ${ground} ${found.toFixed(2)} < ${least}`];
          });
        });
        expect(faint).to.deep.equal([]);
      });
    }

    it(`are a handful of properties for each game: ${skin}`, () => {
      for (const game of GAME_IDS) {
        const { looks } = outfitOf(game, { skin, scheme: 'auto' });
        expect(Object.keys(looks).length, game).to.be.within(6, 24);
      }
    });

    it(`leave White white and Black black: ${skin}`, () => {
      for (const scheme of ['light', 'dark'] as const) {
        const { looks } = outfitOf('triad', { skin, scheme });
        expect(luminance(looks['seat-0'] ?? ''), scheme).to.be.above(0.75);
        expect(luminance(looks['seat-1'] ?? ''), scheme).to.be.below(0.03);
      }
    });
  }

  it('say nothing that no game understands', () => {
    for (const skin of SKINS) {
      expect(rulesFor(`[data-skin=${skin}][data-game=triad]`)).to.have.lengthOf(1);
      for (const game of GAME_IDS) {
        const { looks } = outfitOf(game, { skin, scheme: 'auto' });
        const [rule] = rulesFor(`[data-skin=${skin}][data-game=${game}]`);
        const said = [...(rule?.style ?? [])].map((name) => name.replace('--tabletop-', ''));
        expect(Object.keys(looks), `${skin} ${game}`).to.include.members(said);
      }
    }
  });
});
