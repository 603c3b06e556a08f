import { phaseOf } from '../../../../games/triomino/phase.js';
import type { TriominoOutcome } from '../../../../games/triomino/index.js';
import { list, taskText } from '../../../play/phrases.js';
import { describeOutcome, describeTask } from './describe.js';
import type { TriominoGamePlay } from '../play-types.js';
import { tileName } from './names.js';
import type { TileEntry } from '../input/tile-entry.js';
import type { TileLaying } from '../input/tile-laying.js';
import type { VisibleTiles } from '../input/visible-tiles.js';

/** The parts of playing that know what is to be done. */
interface Parts {
  readonly tiles: VisibleTiles;
  readonly entry: TileEntry;
  readonly laying: TileLaying;
}

/** What is to be done now and by whom, or who has won. */
export function describeSituation(play: TriominoGamePlay, { tiles, entry, laying }: Parts): string {
  const { words, context } = play;
  const { outcome, actors, state } = context.match;
  const { names } = tiles;
  if (outcome) return describeOutcome(outcome as TriominoOutcome, state, names, words, context.names.you);
  if (play.narrator.isTogether) return '';
  if (actors.includes('chance')) return describeDraw(play, tiles, entry);
  const name = names[state.turn ?? 0] ?? '';
  if (tiles.isHandOverDue) return words('triomino.handOver', name);
  if (!tiles.isOwnTurn) return words('tabletop.toMove', name);
  const { current, places } = laying;
  if (current.name !== 'idle' && places.length > 0) return words('triomino.choosePlace', tileName(current.tile));
  return taskText(describeTask(state, words), state.turn ?? 0, tiles.company, words);
}

/** What is to be drawn and by whom; before it, that a round has ended. */
function describeDraw(
  play: TriominoGamePlay,
  { company: { names, you } }: VisibleTiles,
  { question }: TileEntry,
): string {
  const { words, context } = play;
  const { state, dice, entries, ply } = context.match;
  const phase = phaseOf(state);
  const isRoundOver = phase === 'deal' && state.last && state.racks[0]?.length === 0;
  const over = isRoundOver ? words('triomino.roundOver', state.last.round) : '';
  const isAgain = phase === 'lead' && entries[ply - 1]?.move.kind === 'lead';
  const drawing = state.drawing.map((seat) => names[seat] ?? '');
  const again = isAgain ? words('triomino.drawAgain', list(drawing, words, 'conjunction')) : '';
  const name = names[state.turn ?? 0] ?? '';
  const taps = () => {
    if (phase === 'deal') return words('triomino.deal');
    if (phase === 'lead') return again || words('triomino.drawLead');
    if (state.turn === you) return taskText(words('triomino.drawOne'), you, { names, you }, words);
    return words('tabletop.does', name, words('triomino.buys'));
  };
  const waits = () => (dice === 'tap' ? taps() : words('triomino.waitForTiles'));
  const next = question === undefined ? waits() : [again, question].filter(Boolean).join(' ');
  return [over, next].filter(Boolean).join(' ');
}
