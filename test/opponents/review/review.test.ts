import { expect } from 'chai';
import { build } from 'esbuild';
import type { GameError } from '../../../src/games/game-error.js';
import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { Match, concede } from '../../../src/match/index.js';
import { review } from '../../../src/opponents/index.js';
import type { ReviewOptions, ReviewProgress, ReviewableMatch } from '../../../src/opponents/index.js';
import { kubiOpponent } from '../../../src/opponents/kubi/index.js';
import { seeded } from '../../games/seeded.js';

/** A match of Kubi by computer players, up to its end or so many plies. */
function kubiMatch(seats: number, plies = Infinity) {
  const match = new Match(kubi, { seats, seed: 'review', dice: 'auto' });
  const random = seeded(1);
  while (match.actors.length > 0 && match.length < plies) {
    const seat = match.actors[0] as number;
    match.play(kubiOpponent.choose(match.state, seat, { level: 'easy', random }), { actor: seat });
  }
  return match;
}

describe('the review of a match', function () {
  this.timeout(60_000);

  it('is of the whole match, though somebody looks at an earlier ply', async () => {
    const match = kubiMatch(2);
    match.goTo(3);
    const { game, unit, entries, seats } = await review(match);
    expect([game, unit]).to.deep.equal(['kubi', 'points']);
    expect(entries.map(({ text }) => text)).to.deep.equal(match.entries.map(({ text }) => text));
    match.goTo('last');
    expect(seats.map(({ result }) => result)).to.deep.equal(match.outcome!.scores);
  });

  it('is of the moves that there were when it began, though the match goes on', async () => {
    const match = kubiMatch(1, 3);
    const texts = match.entries.map(({ text }) => text);
    const reviewing = review(match);
    match.play(match.legalMoves()[0]!);
    expect(match.length).to.be.above(texts.length);
    expect((await reviewing).entries.map(({ text }) => text)).to.deep.equal(texts);
  });

  it('is JSON', async () => {
    const found = await review(kubiMatch(1, 12));
    expect(JSON.parse(JSON.stringify(found))).to.deep.equal(found);
  });

  it('says of a game that is not over, or was given up, what could be expected, and not the points so far', async () => {
    const match = kubiMatch(2, 12);
    const unfinished = await review(match);
    concede(match, { seat: 0, how: 'resigned' });
    const conceded = await review(match);
    expect(conceded).to.deep.equal(unfinished);
    for (const { start, result } of conceded.seats) {
      expect(start).to.be.within(250, 350);
      expect(result).to.be.within(-400, 1000);
    }
    expect(conceded.seats.map(({ result }) => result)).to.not.deep.equal(match.outcome!.scores);
  });

  it('tells how far it is, and lets others go on meanwhile', async () => {
    const told: ReviewProgress[] = [];
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const onProgress = (progress: ReviewProgress) => {
      told.push(progress);
      // Whoever hears of it takes longer than a slice of thinking.
      for (const end = performance.now() + 15; told.length === 1 && performance.now() < end;);
    };
    const { entries } = await review(kubiMatch(2), { onProgress });
    clearInterval(timer);
    expect(told.map(({ done }) => done)).to.deep.equal(entries.map((_, i) => i + 1));
    expect(told.every(({ total }) => total === entries.length)).to.equal(true);
    expect(told.at(-1)!.entries).to.deep.equal(entries);
    expect(turns).to.be.above(0);
  });

  it('ends with the reason of its signal, whenever that aborts', async () => {
    const match = kubiMatch(1);
    const early = new AbortController();
    early.abort(new Error('not now'));
    expect((await failure(review(match, { signal: early.signal }))).message).to.equal('not now');
    const midway = new AbortController();
    let told = 0;
    const stopped = review(match, {
      signal: midway.signal,
      onProgress: () => {
        if (++told === 3) midway.abort(new Error('enough'));
      },
    });
    expect((await failure(stopped)).message).to.equal('enough');
    expect(told).to.equal(3);
  });

  it('ends with what its listener throws', async () => {
    const onProgress = () => {
      throw new Error('a mistake of the page');
    };
    expect((await failure(review(kubiMatch(1, 5), { onProgress }))).message).to.equal('a mistake of the page');
  });

  const match = new Match(cubo);
  const refused: readonly (readonly [title: string, place: string, match: unknown, options?: unknown])[] = [
    ['no match', 'match', undefined],
    ['null', 'match', null],
    ['a text', 'match', 'kubi'],
    ['a record', 'match', kubiMatch(1, 3).toRecord()],
    ['a match without moves', 'match', { game: kubi, stateAt: () => 1 }],
    ['a match whose moves are none', 'match', { ...likeMatch(), game: kubi, entries: ['x126', null] }],
    ['a match whose states are missing', 'match', { game: kubi, entries: [], stateAt: () => undefined }],
    ['a game that has no review', 'match.game', { ...likeMatch(), game: { ...kubi, id: 'chess' } }],
    ['a game that is called like a method', 'match.game', { ...likeMatch(), game: { ...kubi, id: 'toString' } }],
    ['options that are none', 'options', match, 5],
    ['options that are null', 'options', match, null],
    ['a listener that is none', 'onProgress', match, { onProgress: 'log' }],
    ['a signal that is none', 'signal', match, { signal: { aborted: false } }],
  ];
  for (const [title, place, given, options] of refused) {
    it(`refuses ${title} with a code`, async () => {
      const error = (await failure(review(given as ReviewableMatch, options as ReviewOptions))) as GameError;
      expect([error.name, error.code, error.details['place']]).to.deep.equal(['GameError', 'bad-request', place]);
    });
  }
});

function likeMatch(): object {
  return { entries: [], stateAt: () => kubi.setup(1) };
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it did not fail');
}

describe('what computer players have in common', () => {
  it('loads no game until one is reviewed', async () => {
    const { metafile } = await build({
      entryPoints: ['src/opponents/index.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
    });
    const { outputs } = metafile;
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const { path, kind } of outputs[file]!.imports) if (kind !== 'dynamic-import') load(path);
    };
    load('out/index.js');
    const sources = [...loaded].flatMap((file) => Object.keys(outputs[file]!.inputs));
    expect(sources).to.include('src/opponents/review/make-review.ts');
    expect(sources.filter((file) => /^src\/(games|opponents)\/(?!review\/)\w+\//.test(file))).to.deep.equal([]);
    expect(Object.keys(outputs).length).to.be.above(loaded.size);
  });
});
