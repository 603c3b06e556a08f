import { expect } from 'chai';
import type { HelpSource } from '../../src/elements/features/help/help-source.js';
import { cardInForce, rulesInForce, sentencesIn } from '../../src/elements/features/help/rules-in-force.js';
import { source as cuboHelp } from '../../src/elements/games/cubo-grid/words/help.js';
import { source as kubiHelp } from '../../src/elements/games/kubi-sheet/words/help.js';
import { source as triadHelp } from '../../src/elements/games/triad-board/words/help.js';
import { source as tricuboHelp } from '../../src/elements/games/tricubo-sheet/words/help.js';
import { source as triominoHelp } from '../../src/elements/games/triomino-table/words/help.js';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { resolveOptions } from '../../src/games/options.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { LANGUAGES } from '../words/proof.js';

const GAMES = {
  triad: { game: triad, source: triadHelp as unknown as HelpSource },
  kubi: { game: kubi, source: kubiHelp as unknown as HelpSource },
  tricubo: { game: tricubo, source: tricuboHelp as unknown as HelpSource },
  cubo: { game: cubo, source: cuboHelp as unknown as HelpSource },
  triomino: { game: triomino, source: triominoHelp as unknown as HelpSource },
};

type Id = keyof typeof GAMES;

/** All rules of a game as its help tells them with some options. */
async function told(id: Id, options: object, language = 'en'): Promise<string> {
  const { game, source } = GAMES[id];
  const help = (await source.texts[language]?.())!;
  const resolved = resolveOptions<object>(game.options, options);
  const sections = source.sections.map((name) => rulesInForce(help[name]!, source.rules?.[name], resolved));
  const cards = Object.keys(source.cards).map((name) =>
    cardInForce(help.cards[name]!, source.cardRules?.[name], resolved),
  );
  return [...sections.flatMap((section) => section?.text ?? []), ...cards.map((card) => card?.text)].join(' ');
}

/** A rule of the help, options with which it is told, and options with which it is not. */
const RULES: readonly (readonly [id: Id, rule: string, on: object, off: object])[] = [
  ['triad', 'one roll counts for both sides', { evenStart: true }, {}],
  ['triad', 'occurs for the third time', {}, { draws: false }],
  ['triad', 'If your time runs out, you lose', { clock: '5+3' }, {}],
  ['tricubo', 'the remaining crosses are lost', {}, { overflow: 'forbidden' }],
  ['tricubo', 'all crosses have to fit', { overflow: 'forbidden' }, {}],
  ['tricubo', 'Here a 6 can do this', { colourOnSix: true }, {}],
  ['tricubo', 'On side A all four fields', {}, { sheet: 'B' }],
  ['tricubo', 'On side B crossed fields cost', { sheet: 'B' }, {}],
  ['tricubo', 'Side B has a joker', { sheet: 'B' }, {}],
  ['tricubo', 'Grandmaster', {}, { sheet: 'B' }],
  ['tricubo', 'Side A matches the printed sheet', {}, { sheet: 'B' }],
  ['tricubo', 'the other numbers are placeholders', { sheet: 'B' }, {}],
  ['cubo', 'can lie in any order', { streets: 'any-order' }, {}],
  ['cubo', 'four red and four blue dice again each round', { resetColours: true }, {}],
  ['cubo', 'you may have more dice of one colour', {}, { resetColours: true }],
  ['cubo', 'that player has 6 seconds', {}, { timeLimits: false }],
  ['cubo', 'each within 6 seconds', {}, { timeLimits: false }],
  ['cubo', 'against the clock: 60 seconds', {}, { timeLimits: false }],
  ['cubo', 'against the clock: 90 seconds', { practiceSeconds: 90 }, {}],
  ['cubo', 'Press “Pause” to stop the clock', {}, { timeLimits: false }],
  ['triomino', 'There are 56 triangular tiles', {}, { tiles: 76 }],
  ['triomino', 'A set of 76 tiles', { tiles: 76 }, {}],
  ['triomino', 'the target of 400 points', {}, { target: 0 }],
  ['triomino', 'the target of 250 points', { target: 250 }, {}],
  ['triomino', 'Then everyone draws a tile', {}, { start: 'triple' }],
  ['triomino', 'The leader lays any tile', {}, { start: 'triple' }],
  ['triomino', 'the highest triple leads', { start: 'triple' }, {}],
  ['triomino', 'If nobody has a triple', { start: 'triple' }, {}],
  ['triomino', 'that costs nothing', {}, { emptyPool: -10 }],
  ['triomino', 'pass if you can’t. That costs 15 points.', { emptyPool: -15 }, {}],
  ['triomino', 'reaches the target, usually 250,', { target: 250 }, { target: 0 }],
  ['triomino', 'around a corner earns 40 extra points; 80 if', { hexagons: [40, 80, 120] }, { scoring: 'simple' }],
  ['triomino', 'is a bridge. It earns 40 extra points.', {}, { scoring: 'simple' }],
  ['triomino', 'shares two or three sides is a bridge', { bridge: 'extended' }, { bridge: 'one-side' }],
  ['triomino', 'earns 40 extra points; two or three at once earn 80 or 120', { hexagons: [40, 80, 120] }, {}],
  ['triomino', 'play goes on until everyone has had the same number of turns', {}, { lap: false }],
  ['triomino', 'the round ends at once', { lap: false }, {}],
  ['triomino', 'When time is up, you lose the turn', { turnSeconds: 60 }, {}],
  ['triomino', 'When time is up, you lose the turn', { clock: '5+3' }, {}],
  ['triomino', 'your time is for the whole game', { clock: '5+3' }, { turnSeconds: 60 }],
  ['triomino', 'one point a tile', { scoring: 'simple' }, {}],
  ['triomino', 'A bridge earns 40 extra points', {}, { scoring: 'simple' }],
  ['triomino', 'completes a hexagon.', {}, { scoring: 'none' }],
  ['triomino', 'By the American rules', { variant: 'pressman' }, {}],
];

describe('all rules in the help are those in force', () => {
  for (const [id, rule, on, off] of RULES) {
    it(`of ${id}: “${rule}” with ${JSON.stringify(on)}, not with ${JSON.stringify(off)}`, async () => {
      expect(await told(id, on)).to.contain(rule);
      expect(await told(id, off)).to.not.contain(rule);
    });
  }

  for (const [id, { source }] of Object.entries(GAMES)) {
    it(`of ${id} in every language: as many sentences stand where some of them may be left out`, async () => {
      const helps = await Promise.all(LANGUAGES.map((language) => source.texts[language]!()));
      for (const [section, { only = {} }] of Object.entries(source.rules ?? {}) as [string, { only?: object }][]) {
        for (const place of Object.keys(only)) {
          const [paragraph = 0, sentence] = place.split('.').map(Number);
          const counts = helps.map((help) => sentencesIn(help[section]!.text[paragraph] ?? '').length);
          expect(new Set(counts).size, `${section} ${place}: ${counts.join()}`).to.equal(1);
          expect(counts[0], `${section} ${place}`).to.be.above(sentence ?? 0);
        }
      }
      for (const [card, { only = {} }] of Object.entries(source.cardRules ?? {}) as [string, { only?: object }][]) {
        for (const place of Object.keys(only)) {
          const counts = helps.map((help) => sentencesIn(help.cards[card]!.text).length);
          expect(new Set(counts).size, `${card} ${place}: ${counts.join()}`).to.equal(1);
          expect(counts[0], `${card} ${place}`).to.be.above(Number(place.split('.')[1]));
        }
      }
    });
  }
});
