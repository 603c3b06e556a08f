/** What a player's browser shows: the game of a room, and somebody who plays it. Bundled for the page. */
import type { TriadBoard } from '../../../src/elements/games/triad-board/define.js';
import type { GameMoveDetail } from '../../../src/elements/base/events.js';
import { READER_KEY } from '../../../src/elements/play/reader-settings.js';
import type { Seat } from '../../../src/games/game.js';
import type { TimedMatch } from '../../../src/match/time/timed-match.js';
import { connectGame } from '../../../src/online/link/connect-game.js';
import type { LinkableElement } from '../../../src/online/link/linked-game.js';
import { webSocketTransport } from '../../../src/online/transports/web-socket.js';
import { chooseText } from './choose.js';

type AnyElement = TriadBoard & LinkableElement;

/** The numbers of this browser tab, which a reload leaves. */
const kept = <Value>(name: string, start: Value) => ({
  get value(): Value {
    const text = sessionStorage.getItem(name);
    return text === null ? start : (JSON.parse(text) as Value);
  },
  set value(value: Value) {
    sessionStorage.setItem(name, JSON.stringify(value));
  },
});

const pressed = kept<readonly string[]>('pressed', []);
const refused = kept<readonly string[]>('refused', []);
const isPlaying = kept('playing', false);

const settings = JSON.parse(localStorage.getItem(READER_KEY) ?? '{}') as object;
localStorage.setItem(READER_KEY, JSON.stringify({ ...settings, isTyping: true, known: { cubo: true } }));

const query = new URLSearchParams(location.search);
const load: Readonly<Record<string, () => Promise<unknown>>> = {
  'triad-board': () => import('../../../src/elements/games/triad-board/define.js'),
  'kubi-sheet': () => import('../../../src/elements/games/kubi-sheet/define.js'),
  'tricubo-sheet': () => import('../../../src/elements/games/tricubo-sheet/define.js'),
  'cubo-grid': () => import('../../../src/elements/games/cubo-grid/define.js'),
  'triomino-table': () => import('../../../src/elements/games/triomino-table/define.js'),
};
await load[query.get('tag') ?? '']?.();
const ask = (name: string) => query.get(name) ?? '';
const element = document.createElement(ask('tag')) as unknown as AnyElement;
document.body.append(element);
const transport = webSocketTransport(location.origin.replace('http', 'ws'), ask('room'));
const online = connectGame(
  element as LinkableElement,
  transport,
  query.has('looks') ? { seat: 'public' } : { isAlwaysReady: true },
);
online.subscribe((event) => {
  if (event.type === 'refused') refused.value = [...refused.value, event.code];
});

const seat = (): Seat | undefined => (typeof online.seat === 'number' ? online.seat : undefined);

/** Whether this player can do something now. */
function isToMove(): boolean {
  const own = seat();
  const { presence } = online;
  return own !== undefined && !presence?.isPaused && element.session.linked?.match?.actors.includes(own) === true;
}

/** What is played by hand counts as what is pressed by somebody who plays. */
element.addEventListener('game-move', (event) => {
  const { by, text } = (event as CustomEvent<GameMoveDetail>).detail;
  if (by === 'user') pressed.value = [...pressed.value, text];
});

/** A move that this player could make now. */
function anyMove(): string | undefined {
  const own = seat();
  if (own === undefined || !isToMove()) return undefined;
  const { game, match } = element;
  const texts = match.legalMoves(own).map((move) => game.makeMove(move as never, match.state as never, own));
  return chooseText(game.id, texts);
}

function playOnce(): void {
  const own = seat();
  const text = anyMove();
  if (own === undefined || text === undefined) return;
  const { match } = element;
  const { length } = match;
  element.play(text, { actor: own });
  // A time limit may have ended in this moment.
  if (match.entries.slice(length).some((entry) => entry.actor === own)) pressed.value = [...pressed.value, text];
}

function playOn(): void {
  setTimeout(
    () => {
      if (isPlaying.value) playOnce();
      playOn();
    },
    30 + Math.random() * 170,
  );
}
playOn();

const page = {
  element,
  online,
  play: (plays: boolean) => (isPlaying.value = plays),
  isToMove,
  anyMove,
  isLinked: () => online.status === 'online' && element.session.linked?.match !== undefined,
  /** Everything that a test compares. */
  report: () => ({
    seat: online.seat,
    status: online.status,
    ended: online.ended,
    pending: online.pending,
    moves: element.session.linked?.match?.toRecord().moves ?? [],
    outcome: element.session.linked?.match?.outcome,
    pressed: pressed.value,
    refused: refused.value,
    error: element.error?.message,
    /** What is written in the element, for somebody who looks for a fault. */
    text: element.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 600),
  }),
  /** When the time limit ends, by the clock of this machine, and after how many moves. */
  ends: () => {
    const { timeLeft, length } = element.match as unknown as TimedMatch;
    return { at: timeLeft === undefined ? undefined : Date.now() + timeLeft, length };
  },
};
export type PlayersPage = typeof page;
Object.assign(window, { page });
