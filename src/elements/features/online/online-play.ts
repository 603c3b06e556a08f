import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { OnlineAction, OnlineWords } from '../../../locales/online/terms.js';
import type { OnlineGame } from '../../../online/link/online-game.js';
import type { Presence } from '../../../online/protocol.js';
import { icons } from '../../../ui/icons.js';
import { onlineStyles } from './online.styles.js';
import { isBlank } from '../../base/attributes.js';
import { list } from '../../play/phrases.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';
import type { KeyBindings, PlacedTool, SeatSlot, Slots } from '../feature.js';
import { Invitation } from './invitation.js';
import { isUrgent, renderLine } from './online-line.js';
import { OnlineEvents } from './online-events.js';
import { arrivals, onlineMoment } from './online-moment.js';
import type { OnlineMoment } from './online-moment.js';
import { OnlinePlace } from './online-place.js';
import { hostInAddress } from './online-room.js';
import { OnlineSeats } from './online-seats.js';
import { ONLINE_TEXTS } from './online-texts.js';
import { SeatMove } from './seat-move.js';
import { TabTitle } from './tab-title.js';
import { promptOf } from './whose-turn.js';

export { onlineStyles as styles };

/** What is announced, and to whom. */
interface Announced extends Pick<OnlineMoment, 'state' | 'text'> {
  readonly seat?: OnlineGame['seat'];
}

/** Shows and announces what there is to say about a game that is shared with other devices: the connection, who is there, and what they ask for. */
export class OnlinePlay implements Slots {
  readonly #context: AnyContext;
  readonly #place: OnlinePlace;
  readonly #texts: LazyTexts<{ readonly online: OnlineWords }>;
  readonly #invitation: Invitation;
  readonly #seatMove: SeatMove;
  readonly #seats: OnlineSeats;
  readonly #title: TabTitle;
  readonly #events: OnlineEvents;
  /** What was announced last. */
  #announced: Announced = { state: 'alone', text: '' };
  #presence: Presence | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#texts = new LazyTexts(context, ONLINE_TEXTS);
    this.#invitation = new Invitation(context, (sentence) => context.narrator.say(sentence));
    this.#place = new OnlinePlace(context);
    this.#seatMove = new SeatMove(
      context,
      () => this.#place.seatLink,
      () => this.#invitation.forget(),
    );
    this.#seats = new OnlineSeats(
      context,
      () => this.#link,
      () => this.words,
    );
    this.#title = new TabTitle(context);
    this.#events = new OnlineEvents({ context, words: () => this.words, awaited: () => this.#seats.awaited });
    context.addController({ hostUpdated: () => this.#announce() });
  }

  /** @throws GameError for attributes that cannot be used */
  readonly check = (): void => this.#place.check();

  /** What is said here, once it is loaded. */
  get words(): OnlineWords | undefined {
    return this.#texts.shown?.online;
  }

  get prompt(): string | undefined {
    return promptOf(this.#context, this.words, this.#seats.awaited);
  }

  get tools(): readonly PlacedTool[] {
    if (!this.#context.isPlayed) return [];
    const shared = this.#context.isShared ? [this.#undoTool, ...this.#newGameTools] : [];
    return [...shared, ...this.#roomTools];
  }

  get keys(): KeyBindings {
    if (!this.#context.isPlayed || !this.#context.isShared) return {};
    const { run } = this.#undoTool;
    return { u: run, 'mod+z': run };
  }

  get seat(): SeatSlot | undefined {
    return this.#context.isShared ? this.#seats : undefined;
  }

  /** Agrees to the next game, if somebody has asked for it. */
  takes(): boolean {
    return this.#context.isShared && this.#agree();
  }

  /** The line about the connection and the others, in place of a game that is not there yet. */
  renderJoining(): TemplateResult | undefined {
    const { words } = this;
    return words && this.#renderLine(this.#moment(words), words);
  }

  /** The same line, where it is urgent. */
  renderUrgent(): TemplateResult | undefined {
    const { words } = this;
    const moment = words && this.#moment(words);
    if (!moment || !this.#isInTurn(moment)) return undefined;
    const { intentions, linked, prompt } = this.#context;
    const now = moment.state === 'asked' || linked?.isResting ? '' : prompt;
    return this.#renderLine(moment, words, { notice: intentions.notice?.(), now });
  }

  /** The same line, where it is not. */
  renderNotice(): TemplateResult | typeof nothing {
    const { words } = this;
    const { isPlayed, settings } = this.#context;
    if (!words || !isPlayed || (isBlank(settings.online) && !this.#link)) return nothing;
    const moment = this.#moment(words);
    return this.#isInTurn(moment) ? nothing : this.#renderLine(moment, words);
  }

  #isInTurn(moment: OnlineMoment): boolean {
    return isUrgent(moment) && this.#context.shows('status');
  }

  #renderLine(
    moment: OnlineMoment,
    words: OnlineWords,
    { notice = '', now = '' }: { readonly notice?: string | undefined; readonly now?: string } = {},
  ): TemplateResult {
    const note = notice || this.#invitation.note(words) || this.#seatMove.note(words);
    const field = [this.#invitation.render(words), this.#seatMove.render(words), this.#seats.renderWaitingRoom()];
    return renderLine(moment, {
      ...{ words, note, now, field },
      act: (action) => this.#do(action),
      sitDown: {
        label: (seat) => words.sitDown(this.#context.names.of(seat)),
        run: (seat) => this.#link?.takeOver(seat),
      },
    });
  }

  /** Asks the others to take back the own latest move. */
  get #undoTool(): PlacedTool {
    const { match, linked } = this.#context;
    const isOwn = linked && linked.viewer !== 'public' && match.canUndo(linked.viewer) && !linked.request;
    const label = this.words?.askUndo ?? this.#context.commonWords('tabletop.undo');
    const run = () => void match.gate.admits({ cause: 'undo', moves: [], by: 'user' });
    return { id: 'undo', label, icon: icons.undo, run: isOwn ? run : undefined, places: ['row'] };
  }

  /** Asks the others for the next game. At its end, a button does. */
  get #newGameTools(): readonly PlacedTool[] {
    const { match, linked, session } = this.#context;
    if (session.triedFrom !== undefined || match.outcome || linked?.viewer === 'public') return [];
    const label = this.words?.askNewGame ?? this.#context.commonWords('tabletop.newGame');
    const run = () => this.#agree() || session.begin({ alternate: true }, 'user');
    return [{ id: 'new-game', label, icon: icons.newGame, run: linked?.request ? undefined : run, places: ['menu'] }];
  }

  /** Agrees to the next game. @returns whether somebody has asked for it */
  #agree(): boolean {
    const link = this.#link;
    const isAsked = link?.request?.what === 'new-game';
    if (isAsked) link?.answer(true);
    return isAsked;
  }

  /** The tools that only a shared game has. */
  get #roomTools(): readonly PlacedTool[] {
    const { words } = this;
    if (!words || !this.#place.isShared) return [];
    const tool = (action: 'invite' | 'leave', icon: PlacedTool['icon']): PlacedTool => ({
      id: action,
      label: words.actions[action],
      icon,
      run: () => this.#do(action),
      places: ['menu'],
    });
    return [
      ...(this.#place.inviteLink === undefined ? [] : [tool('invite', icons.invite)]),
      ...this.#seatMove.tools(words),
      ...(this.#place.mayLeave ? [tool('leave', icons.leave)] : []),
    ];
  }

  /** The connection, whether the attributes or a script of the page has made it. */
  get #link(): OnlineGame | undefined {
    return this.#context.linked ?? this.#place.link;
  }

  #moment(words: OnlineWords): OnlineMoment {
    const { names } = this.#context;
    const { isShared, isMissing, mayLeave, inviteLink } = this.#place;
    const link = this.#link;
    const host = hostInAddress();
    return onlineMoment(
      {
        link,
        hasRoom: isShared || link !== undefined,
        isJoining: this.#context.session.sharing.isJoining,
        mayLeave,
        isMissing,
        mayInvite: inviteLink !== undefined,
        nameOf: (seat) => names.of(seat),
        sideName: (seat) => names.side(seat),
        list: (each) => list(each, this.#context.commonWords, 'conjunction'),
        notLoaded: this.#context.commonWords('tabletop.notLoaded'),
        joining: host ? words.joiningGameOf(host) : this.#context.commonWords('tabletop.joining'),
      },
      words,
    );
  }

  #do(action: OnlineAction): void {
    const place = this.#place;
    switch (action) {
      case 'play-with':
        place.open();
        return this.#invite();
      case 'invite':
        return this.#invite();
      case 'try-now':
      case 'try-again':
      case 'play-here':
        return this.#link ? this.#link.retry() : place.retry();
      case 'agree':
      case 'decline':
      case 'withdraw':
        return this.#events.answer(action);
      case 'ready':
      case 'not-ready':
        return this.#link?.setReady(action === 'ready');
      case 'watch':
        return place.watch();
      case 'leave':
      case 'play-alone':
        return place.leave();
    }
  }

  #invite(): void {
    const { words } = this;
    const { inviteLink } = this.#place;
    this.#seatMove.forget();
    if (inviteLink !== undefined && words) void this.#invitation.send(inviteLink, words);
  }

  /** Announces what has changed: that the connection is back, who has come, and what there is to say now. */
  #announce(): void {
    const { words } = this;
    const context = this.#context;
    const link = this.#link;
    const isShared = this.#place.isShared || link !== undefined;
    this.#events.listen(link);
    for (const status of ['connecting', 'offline'] as const)
      context.element.states.set(status, link?.status === status);
    if (!words) return;
    const moment = this.#moment(words);
    const { state, text } = moment;
    this.#title.follow(moment, words);
    const { presence } = link ?? {};
    const before = this.#announced;
    const known = this.#presence;
    const isNew = state !== before.state || text !== before.text;
    if (!isNew && presence === known) return;
    this.#announced = { state, text, seat: link?.seat };
    this.#presence = presence;
    // The reader still has to send the link that was copied.
    if (isNew && state !== 'connecting' && state !== 'waiting') this.#invitation.forget();
    if (isNew) this.#seatMove.forget();
    if (isShared) context.narrator.say(this.#newsOf(words, isNew ? before : undefined, known).join(' '));
    context.requestUpdate();
  }

  /** @param before what was announced before, if that was something else */
  #newsOf(words: OnlineWords, before: Announced | undefined, known: Presence | undefined): readonly string[] {
    const { state, text, seat } = this.#announced;
    const link = this.#link;
    const { names } = this.#context;
    const named = { nameOf: (seat: Seat) => names.of(seat), sideName: (seat: Seat) => names.side(seat) };
    const isBack = before?.state === 'offline' && link?.status === 'online';
    const own = link?.seatRequest?.isOwn ? link.seatRequest.seat : link?.seat;
    const come = link?.presence && known ? arrivals(known, link.presence, named, own, words) : [];
    // That nothing is amiss is news only at first, and at a new seat.
    const isUsual = state === 'playing' && before?.seat === seat && before?.state !== 'connecting';
    const begins = before?.state === 'starting' && (state === 'playing' || state === 'watching');
    return [
      isBack ? words.reconnected : '',
      ...come,
      begins ? words.start.begun : '',
      before && !isUsual ? text : '',
    ].filter(Boolean);
  }
}
