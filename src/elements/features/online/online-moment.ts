import type { Seat } from '../../../games/game.js';
import type { EndedFor, OnlineAction, OnlineWords, RefusedFor } from '../../../locales/online/terms.js';
import type { OnlineEnd, OnlineGame } from '../../../online/link/online-game.js';
import type { Presence, RefuseCode, SeatPresence } from '../../../online/protocol.js';

/** What the element knows of the shared game. */
export interface OnlineFacts {
  /** Missing while the reader plays without the others, or the link is being loaded. */
  readonly link: OnlineGame | undefined;
  /** Whether the reader has a room, or has asked for one. */
  readonly hasRoom: boolean;
  /** Whether the shared game is not there yet. */
  readonly isJoining: boolean;
  /** Whether the reader may leave the room. */
  readonly mayLeave: boolean;
  /** Whether what connects could not be loaded. */
  readonly isMissing: boolean;
  /** Whether there is a link to send. */
  readonly mayInvite: boolean;
  /** How the game calls who sits there. */
  readonly nameOf: (seat: Seat) => string;
  readonly sideName: (seat: Seat) => string;
  /** `Ann and Bob` */
  readonly list: (names: readonly string[]) => string;
  /** What is said where a module could not be loaded. */
  readonly notLoaded: string;
  /** What is said until the game is there. */
  readonly joining: string;
}

/** What is shown of the shared game now. */
export interface OnlineMoment {
  readonly state:
    | 'alone'
    | 'missing'
    | 'ended'
    | 'connecting'
    | 'offline'
    | 'unsaved'
    | 'asked'
    | 'waiting'
    | 'starting'
    | 'away'
    | 'playing'
    | 'watching';
  /** Sentences that are also spoken as they come. */
  readonly text: string;
  /** What is only shown. */
  readonly aside: string;
  readonly actions: readonly OnlineAction[];
  /** The seats that the reader, who looks on, may ask for. */
  readonly vacancies: readonly Seat[];
}

/** What the line about the shared game says: the most urgent thing. */
export function onlineMoment(facts: OnlineFacts, words: OnlineWords): OnlineMoment {
  const { link, hasRoom, isMissing, notLoaded, joining } = facts;
  if (!hasRoom) return moment('alone', '', ['play-with']);
  if (isMissing) return moment('missing', notLoaded, ['try-again', ...leave(facts)]);
  if (!link) return moment('connecting', joining, leave(facts));
  if (link.status === 'ended') return endedMoment(facts, link.ended, words);
  if (link.status === 'offline') return moment('offline', words.offline, ['try-now']);
  const { presence, seat } = link;
  if (link.status === 'connecting' || !presence || seat === undefined) {
    if (link.isUnreached) return moment('offline', words.unreached, ['try-now', ...leave(facts)]);
    return moment('connecting', joining, leave(facts));
  }
  if (link.isUnsaved) return moment('unsaved', words.unsaved);
  return (
    askedMoment(facts, link, words) ??
    seatAskedMoment(facts, link, words) ??
    togetherMoment(facts, { presence, seat }, words)
  );
}

const moment = (
  state: OnlineMoment['state'],
  text: string,
  actions: readonly OnlineAction[] = [],
  aside = '',
  vacancies: readonly Seat[] = [],
): OnlineMoment => ({ state, text, aside, actions, vacancies });

function leave({ isJoining, mayLeave }: OnlineFacts): readonly OnlineAction[] {
  if (isJoining) return ['play-alone'];
  return mayLeave ? ['leave'] : [];
}

const ENDS: Readonly<Record<OnlineEnd, readonly [EndedFor, ...OnlineAction[]]>> = {
  full: ['full', 'watch'],
  'no-seat': ['full', 'watch'],
  'seat-taken': ['seat-taken', 'watch'],
  replaced: ['elsewhere', 'play-here'],
  'no-room': ['gone'],
  forbidden: ['forbidden'],
  'bad-protocol': ['outdated'],
  'too-many-mistakes': ['broken', 'try-again'],
  failed: ['failed', 'try-again'],
  closed: ['broken', 'try-again'],
};

function endedMoment(facts: OnlineFacts, end: OnlineEnd = 'failed', words: OnlineWords): OnlineMoment {
  const [why, ...actions] = ENDS[end];
  const again: readonly OnlineAction[] = facts.isJoining && actions.length === 0 ? ['try-again'] : actions;
  return moment('ended', words.ended[why], [...again, ...leave(facts)]);
}

/** What somebody asks the others for. */
function askedMoment({ nameOf }: OnlineFacts, link: OnlineGame, words: OnlineWords): OnlineMoment | undefined {
  const { request, seat } = link;
  if (!request) return undefined;
  const { what } = request;
  if (request.seat === seat) return moment('asked', words.asked[what], ['withdraw']);
  const isOpen = typeof seat === 'number' && request.open.includes(seat);
  if (isOpen) return moment('asked', words.asks[what](nameOf(request.seat)), ['agree', 'decline']);
  return moment('asked', seat === 'public' ? words.asks[what](nameOf(request.seat)) : words.agreed);
}

/** What somebody who looks on asks the players for. */
function seatAskedMoment({ nameOf }: OnlineFacts, link: OnlineGame, words: OnlineWords): OnlineMoment | undefined {
  const { seatRequest, seat } = link;
  if (!seatRequest) return undefined;
  const { name, open, isOwn } = seatRequest;
  const whom = nameOf(seatRequest.seat);
  if (isOwn) {
    const sentences = [words.askedForSeat(whom), open.length === 0 ? words.seatSoon : ''];
    return moment('asked', sentences.filter(Boolean).join(' '), ['withdraw']);
  }
  const asks = words.asksForSeat(name, whom);
  if (typeof seat === 'number')
    return open.includes(seat) ? moment('asked', asks, ['agree', 'decline']) : moment('asked', words.agreed);
  return moment('asked', asks);
}

/** Who is there. */
function togetherMoment(
  facts: OnlineFacts,
  { presence, seat }: { readonly presence: Presence; readonly seat: Seat | 'public' },
  words: OnlineWords,
): OnlineMoment {
  const { nameOf, sideName, mayInvite } = facts;
  const at = (...kinds: readonly SeatPresence[]) =>
    [...presence.seats.keys()].filter((each) => kinds.includes(presence.seats[each] as SeatPresence));
  const aside = presence.spectators > 0 ? words.spectators(presence.spectators) : '';
  const free = at('free');
  if (free.length > 0) return moment('waiting', words.waiting(free.length), mayInvite ? ['invite'] : [], aside);
  const describeGone = (each: Seat) => (presence.leavers?.includes(each) ? words.left : words.away)(nameOf(each));
  const gone = at('gone').map(describeGone);
  if (gone.length === 0 && presence.ready) return startingMoment(facts, presence.ready, seat, words, aside);
  const replaced = at('replaced').map((each) => words.replaced(nameOf(each)));
  if (gone.length + replaced.length > 0) {
    const sentences = [...gone, ...replaced, presence.isPaused ? words.paused : ''];
    const vacancies = seat === 'public' ? at('gone', 'replaced') : [];
    return moment('away', sentences.filter(Boolean).join(' '), [], aside, vacancies);
  }
  if (seat === 'public') return moment('watching', words.watching, [], aside);
  return moment('playing', words.playing(sideName(seat)), [], aside);
}

/** Who is not ready, as far as the reader is. */
function startingMoment(
  { nameOf, list }: OnlineFacts,
  ready: readonly boolean[],
  seat: Seat | 'public',
  { start }: OnlineWords,
  aside: string,
): OnlineMoment {
  if (seat !== 'public' && !ready[seat]) return moment('starting', start.press, ['ready'], aside);
  const late = [...ready.keys()].filter((each) => !ready[each]).map(nameOf);
  return moment('starting', start.waitingFor(list(late)), seat === 'public' ? [] : ['not-ready'], aside);
}

/** What the game waits for before it begins, if it does. */
export function awaitedText({ seats, ready }: Presence, { start }: OnlineWords): string | undefined {
  if (seats.includes('free')) return start.whenHere;
  return ready && start.whenReady;
}

const IN_GAME: readonly SeatPresence[] = ['gone', 'replaced'];

/** What has become of the players since, in sentences to speak: who has come, also to the seat of another one, who is back, and which seat the reader has taken. Who is gone is shown as long as it is so. */
export function arrivals(
  before: Presence | undefined,
  { seats, names }: Presence,
  { nameOf, sideName }: Pick<OnlineFacts, 'nameOf' | 'sideName'>,
  own: unknown,
  words: OnlineWords,
): readonly string[] {
  return seats.flatMap((now, seat) => {
    const then = before?.seats[seat];
    if (now !== 'here' || then === undefined) return [];
    if (seat === own) return then === 'free' ? [words.playing(sideName(seat))] : [];
    const isAnother = then !== 'here' && before?.names[seat] !== names[seat];
    if (then === 'free' || isAnother) return [words.joined(nameOf(seat))];
    return IN_GAME.includes(then) ? [words.back(nameOf(seat))] : [];
  });
}

const REFUSED: Readonly<Partial<Record<RefuseCode, RefusedFor>>> = {
  'too-late': 'late',
  outdated: 'outdated',
  'illegal-move': 'outdated',
  'bad-move': 'outdated',
  'not-due': 'outdated',
  'unknown-revision': 'outdated',
  waiting: 'waiting',
  spectator: 'spectator',
  'nothing-to-undo': 'nothing-to-undo',
  'request-pending': 'pending',
  'no-request': 'no-request',
  'seat-taken': 'seat',
  'not-away': 'not-away',
  declined: 'declined',
};

/** Why the host has not done something, where the rules do not say it. */
export const refusedText = (code: RefuseCode, words: OnlineWords): string => words.refused[REFUSED[code] ?? 'other'];
