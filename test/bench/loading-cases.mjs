import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cubo } from 'tabletop-elements/games/cubo.js';
import { kubi } from 'tabletop-elements/games/kubi.js';
import { triad } from 'tabletop-elements/games/triad.js';
import { tricubo } from 'tabletop-elements/games/tricubo.js';
import { triomino } from 'tabletop-elements/games/triomino.js';
import { Match, makeRecordText, concealedRecord, parseRecord } from 'tabletop-elements/match.js';

const GAMES = [
  { game: triad, options: { draws: false } },
  { game: kubi, options: {} },
  { game: tricubo, options: {} },
  { game: cubo, options: { timeLimits: false } },
  { game: triomino, options: {} },
];

const generator = xoroshiro128plus(1);
const random = () => uniformFloat64(generator);
const pick = (from) => from[Math.floor(random() * from.length)];

/** Cubo calls rarely, Triad removes no die */
function choose(game, state, seat) {
  const moves = game.moves(state, seat);
  if (game === triad) return pick(moves.filter((m) => m.remove === undefined)) ?? pick(moves);
  if (game === cubo) return pick(moves.filter((m) => m.kind === 'swap' || m.kind === 'roll')) ?? pick(moves);
  return pick(moves);
}

function play({ game, options }, chars, seats = game.seats.max > 1 ? 2 : 1) {
  const t0 = performance.now();
  let state = game.setup(seats, options);
  const moves = [];
  let length = 0;
  while (length < chars) {
    const actors = game.actors(state).filter((a) => a !== 'clock');
    if (!actors.length) break;
    const actor = pick(actors);
    const move = actor === 'chance' ? game.chance(state, random) : choose(game, state, actor);
    const text = game.makeMove(move, state, actor);
    const several = game.actors(state).length > 1;
    moves.push({ ...(several && { by: actor }), move: text });
    length += text.length + 1 + (several && actor !== 'chance' ? 3 : 0);
    state = game.play(state, actor, move);
    if (performance.now() - t0 > 60000) { console.log('slow play', game.id, chars, length); break; }
  }
  return { format: 1, game: game.id, seats, options, moves };
}

const time = (run) => { const t = performance.now(); let err; try { run(); } catch (e) { err = e.code ?? e; } return [performance.now() - t, err]; };
const only = process.argv[2];
const SIZES = [10_000, 100_000, 1_000_000];
function measure(title, make, run) {
  if (only && !title.includes(only)) return;
  const out = SIZES.map((size) => { const input = make(size); const [t, err] = time(() => run(input)); return `${t.toFixed(1)}${err ? ` (${String(err).slice(0, 40)})` : ''}`; });
  console.log(title.padEnd(40), out.join('   '));
}

for (const table of GAMES) {
  const { game } = table;
  const rec = new Map();
  const record = (size) => { if (!rec.has(size)) rec.set(size, play(table, size)); return rec.get(size); };
  measure(`${game.id} record text`, (s) => makeRecordText(record(s), game).slice(0, 1_000_000).replace(/\n[^\n]*$/, ''), (text) => { const m = Match.fromRecord(game, text); });
  measure(`${game.id} seeded record`, (s) => makeRecordText({ ...record(s), seed: 'x' }, game).slice(0, 1_000_000).replace(/\n[^\n]*$/, ''), (text) => { const m = Match.fromRecord(game, text); });
  measure(`${game.id} record JSON obj`, (s) => record(s), (r) => { Match.fromRecord(game, r); });
  let m;
  measure(`${game.id} toRecord`, (s) => Match.fromRecord(game, record(s)), (m) => m.toRecord());
  measure(`${game.id} concealed`, (s) => Match.fromRecord(game, record(s)), (m) => concealedRecord(m, 'public'));
  measure(`${game.id} undo`, (s) => { const m = Match.fromRecord(game, record(s)); m.undoPastChance = true; return m; }, (m) => { m.undo(); m.redo(); m.canUndo(0, 'user'); });
  measure(`${game.id} comments`, (s) => `${game.id} 1; seats=2 ` + '{x}'.repeat(s / 3 - 10), (text) => Match.fromRecord(game, text));
  measure(`${game.id} semicolons`, (s) => `${game.id} 1; seats=2 ` + ' ;'.repeat(s / 2 - 10), (text) => Match.fromRecord(game, text));
  measure(`${game.id} spaces`, (s) => `${game.id} 1; seats=2; a` + ' '.repeat(s - 40)+'b', (text) => Match.fromRecord(game, text));
  measure(`${game.id} header spaces`, (s) => `${game.id}` + ' '.repeat(s - 40)+'b', (text) => Match.fromRecord(game, text));
  measure(`${game.id} option spaces`, (s) => `${game.id} 1; seed` + ' '.repeat(s - 40)+'b', (text) => Match.fromRecord(game, text));
  measure(`${game.id} quotes`, (s) => `${game.id} 1; seed="` + '\\"'.repeat(s/2 - 40)+'', (text) => Match.fromRecord(game, text));
  measure(`${game.id} braces`, (s) => `${game.id} 1; seed=` + '{'.repeat(s - 40)+'', (text) => Match.fromRecord(game, text));
  measure(`${game.id} options`, (s) => `${game.id} 1` + '; seed=x'.repeat(s/8 - 40)+'', (text) => Match.fromRecord(game, text));
  measure(`${game.id} players`, (s) => `${game.id} 1; players=` + 'human '.repeat(s/6 - 40)+'', (text) => Match.fromRecord(game, text));
  measure(`${game.id} seed`, (s) => 'a'.repeat(s), (seed) => { const m = new Match(game, { seed, dice: 'auto' }); m.peekDraw(); });
  for (const [what, unit] of [['spaces', ' '], ['slashes', '/'], ['bars', '|'], ['semis', ';'], ['nines', '9'], ['commas', '1,'], ['a/', 'a'], ['tab', '\t\n'], ['minus', '-'], ['paren', '0'], ['?','?'],['*','*']])
    for (const base of ['', game.makePosition(game.positionOf(game.setup(2)))]) {
    measure(`${game.id} position ${what} ${base.length}`, (s) => base + unit.repeat(s / unit.length) + 'x', (text) => new Match(game, { start: text }));
    }
  for (const [what, unit] of [['spaces', ' '], ['digits', '1'], ['@', '@'], ['commas', '1,'], ['letters', 'a'], ['tile', '012,'], ['J', 'j'], ['-','-'], ['|', '|']])
    measure(`${game.id} move ${what}`, (s) => ['', 'roll ', 'deal ', 'middle ', 'lead ', '#', '# ', '#1 '].map((pre) => pre + unit.repeat(s / unit.length) + 'x'), (texts) => { const m = new Match(game, { seed: 'x' }); for (const t of texts) try { m.read(t); } catch (e) { if (!e.code) throw e; } });
}
measure('triomino tiles', (s) => Array.from({ length: s / 12 }, (_, i) => `012@${i % 900},${Math.floor(i / 900)}`).join(' '), (text) => new Match(triomino, { start: text }));
measure('triomino racks', (s) => '| ' + '012,'.repeat(s/4), (text) => new Match(triomino, { start: text }));
measure('triomino rack list', (s) => '| ' + '012/'.repeat(s/4), (text) => new Match(triomino, { start: text }));
measure('kubi sheets', (s) => '- 0,0,0,0,0,0,0,0,0,0,0/'.repeat(s/24) + '- 0,0,0,0,0,0,0,0,0,0,0', (text) => new Match(kubi, { start: text }));
measure('tricubo sheets', (s) => '6,3,5,6,7 -,7,4,10,- LMSt/'.repeat(s/26) + '6,3,5,6,7 -,7,4,10,- LMSt', (text) => new Match(tricubo, { start: text }));
measure('tricubo fields', (s) => '6,3,5,6,7 -,7,4,10,- ' + 'LMSt'.repeat(s/4), (text) => new Match(tricubo, { start: text }));
measure('cubo seats', (s) => '1 0 build 0 | ' + 'r1b4r3/r2w3r2/b3b4b5 o - 0;'.repeat(s/27) + 'r1b4r3/r2w3r2/b3b4b5 o - 0| r6r1b6b2', (text) => new Match(cubo, { start: text }));
measure('tricubo sheet JSON', (s) => JSON.stringify({ values: Array(Math.floor(s/2)).fill(1) }), (text) => tricubo.setup(2, { sheet: text }));
