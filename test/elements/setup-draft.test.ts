import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { SHEETS } from '../../src/games/tricubo/sheet.js';
import { triomino } from '../../src/games/triomino/index.js';
import { choices as triadChoices } from '../../src/elements/games/triad-board/setup.js';
import { choices as tricuboChoices } from '../../src/elements/games/tricubo-sheet/setup.js';
import { choices as cuboChoices } from '../../src/elements/games/cubo-grid/setup.js';
import { choices as triominoChoices } from '../../src/elements/games/triomino-table/setup.js';
import { SetupDraft } from '../../src/elements/features/new-game/setup-draft.js';
import type { SetupChoices } from '../../src/elements/features/new-game/setup-source.js';
import { Match } from '../../src/match/match.js';
import { makePlayer, parsePlayer } from '../../src/match/players.js';
import type { Player } from '../../src/match/players.js';
import type { AnyGame } from '../../src/match/record/record.js';

const playersOf = (words: string): Player[] => words.split(' ').map((word) => parsePlayer(word) as Player);

const CHOICES: Readonly<Record<string, SetupChoices>> = {
  triad: triadChoices,
  tricubo: tricuboChoices,
  cubo: cuboChoices,
  triomino: triominoChoices,
};

/** What is chosen for a game that goes on between these players. */
function draftOf(game: object, words: string, options: object = {}, names: readonly string[] = []): SetupDraft {
  const players = playersOf(words);
  const match = new Match(game as AnyGame, { seats: players.length, players, options });
  return new SetupDraft(match, names, 'easy', CHOICES[match.game.id] ?? {});
}

const seated = ({ result }: SetupDraft): string => result.players.map(makePlayer).join(' ');
const rules = ({ options }: SetupDraft): string[] => options.map(({ name }) => name);
const valueOf = ({ options }: SetupDraft, rule: string): unknown => options.find(({ name }) => name === rule)?.value;

describe('what a reader chooses for a new game', () => {
  it('is at first what is played, and no change', () => {
    const draft = draftOf(triad, 'human computer:hard', { evenStart: true }, ['Ann']);
    expect([seated(draft), draft.result.options, draft.names]).to.deep.equal([
      'human computer:hard',
      { evenStart: true },
      'Ann',
    ]);
    expect(draft.isChanged).to.be.false;
  });

  for (const [what, before, after] of [
    ['whoever was alone meets a computer player', 'human', 'human computer:easy computer:easy'],
    ['further people join people', 'human human', 'human human human'],
    ['further computer players play like the last', 'human computer:hard', 'human computer:hard computer:hard'],
  ] as const) {
    it(`has more players: ${what}`, () => {
      const draft = draftOf(kubi, before);
      draft.count = 3;
      expect([seated(draft), draft.isChanged]).to.deep.equal([after, true]);
    });
  }

  it('has fewer players, who are as they were when they come back', () => {
    const draft = draftOf(kubi, 'human human computer:easy', {}, ['Ann', 'Bob']);
    draft.count = 1;
    expect([seated(draft), draft.names]).to.deep.equal(['human', 'Ann']);
    draft.count = 3;
    expect([seated(draft), draft.names, draft.isChanged]).to.deep.equal([
      'human human computer:easy',
      'Ann, Bob',
      false,
    ]);
  });

  it('gives no name of a person to a computer player, and keeps it at another level', () => {
    const draft = draftOf(triad, 'human computer:easy', {}, ['Ann', 'HAL']);
    draft.seatPlayer(0, 'computer:hard');
    draft.seatPlayer(1, 'computer:hard');
    expect([seated(draft), draft.names]).to.deep.equal(['computer:hard computer:hard', ', HAL']);
  });

  it('has names without commas, which separate them', () => {
    const draft = draftOf(triad, 'human human');
    draft.rename(0, ' Ann, Lee ');
    expect(draft.names).to.equal('Ann Lee');
  });

  it('follows the other rules where one sets their defaults', () => {
    const draft = draftOf(triomino, 'human human', { variant: 'pressman' });
    draft.setOption('variant', 'goliath');
    expect(draft.result.options).to.deep.equal({});
    draft.setOption('scoring', 'simple');
    expect(valueOf(draft, 'target')).to.equal(0);
  });

  it('leaves rules that readers are not asked about as the author has set them', () => {
    const draft = draftOf(triomino, 'human human', { tiles: 76, lap: false });
    draft.setOption('turnSeconds', 30);
    expect(draft.result.options).to.deep.equal({ lap: false, turnSeconds: 30, tiles: 76 });
  });

  for (const [game, words, options, asked] of [
    [triad, 'human human', {}, ['starter', 'evenStart', 'draws', 'clock']],
    [kubi, 'human', {}, []],
    [tricubo, 'human', {}, ['sheet', 'overflow', 'colourOnSix']],
    [cubo, 'human', {}, ['timeLimits', 'practiceSeconds', 'streets', 'resetColours']],
    [cubo, 'human', { timeLimits: false }, ['timeLimits', 'streets', 'resetColours']],
    [tricubo, 'human human', {}, ['starter', 'sheet', 'overflow', 'colourOnSix']],
    [cubo, 'human human', {}, ['starter', 'timeLimits', 'streets', 'resetColours']],
    [triomino, 'human human', {}, ['variant', 'scoring', 'target', 'turnSeconds', 'clock']],
    [triomino, 'human', {}, ['variant', 'scoring', 'turnSeconds', 'clock']],
    [triomino, 'human', { clock: '5+3' }, ['variant', 'scoring', 'clock']],
    [triomino, 'human', { clock: '7+1' }, ['variant', 'scoring']],
    [triomino, 'human human', { rounds: 3 }, ['variant', 'scoring', 'turnSeconds', 'clock']],
    [triomino, 'human human', { scoring: 'none' }, ['variant', 'scoring', 'turnSeconds', 'clock']],
  ] as const) {
    it(`may be a rule of ${game.id} that matters for ${words} with ${JSON.stringify(options)}`, () => {
      expect(rules(draftOf(game, words, options))).to.deep.equal(asked);
    });
  }

  it('may be a number of the author beside the usual ones', () => {
    const draft = draftOf(triomino, 'human human', { target: 150 });
    expect(draft.options.find(({ name }) => name === 'target')).to.deep.equal({
      name: 'target',
      value: 150,
      values: [0, 100, 150, 200, 400],
    });
  });

  it('may be who begins, of those who play', () => {
    const draft = draftOf(tricubo, 'human human human human', { starter: 3 });
    const starter = () => draft.options.find(({ name }) => name === 'starter');
    expect(starter()).to.deep.equal({ name: 'starter', value: 3, values: [0, 1, 2, 3] });
    draft.count = 2;
    expect(starter()).to.deep.equal({ name: 'starter', value: 1, values: [0, 1] });
  });

  it('leaves a sheet of the author alone', () => {
    const own = draftOf(tricubo, 'human', { sheet: { ...SHEETS.A, ranks: [30, 50, 60, 70] } });
    expect(rules(own)).to.deep.equal(['overflow', 'colourOnSix']);
  });
});
