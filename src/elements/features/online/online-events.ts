import type { OnlineWords } from '../../../locales/online/terms.js';
import type { OnlineEvent, OnlineGame } from '../../../online/link/online-game.js';
import type { AnyContext } from '../../play/play-context.js';
import { refusedText } from './online-moment.js';

interface EventsContext {
  readonly context: AnyContext;
  readonly words: () => OnlineWords | undefined;
  /** What the game waits for before it begins. */
  readonly awaited: () => string | undefined;
}

/** Announces what the host answers: why it refused something, and what has become of a request. */
export class OnlineEvents {
  readonly #context: EventsContext;
  /** The connection whose events it listens to. */
  #heard: OnlineGame | undefined;
  #stopListening: (() => void) | undefined;
  /** Whether the reader takes back what was asked. */
  #isWithdrawn = false;

  constructor(context: EventsContext) {
    this.#context = context;
  }

  listen(link: OnlineGame | undefined): void {
    if (link === this.#heard) return;
    this.#stopListening?.();
    this.#heard = link;
    this.#stopListening = link?.subscribe(this.#onEvent);
  }

  answer(action: 'agree' | 'decline' | 'withdraw'): void {
    this.#isWithdrawn = action === 'withdraw';
    this.#heard?.answer(action === 'agree');
  }

  readonly #onEvent = (event: OnlineEvent): void => {
    const words = this.#context.words();
    if (!words || event.type === 'change' || event.type === 'greeting') return;
    const { intentions, play } = this.#context.context;
    if (event.type === 'refused') {
      const { code, refusal } = event;
      intentions.refuse(refusal ?? { code }, () =>
        refusal
          ? `${words.rolledBack} ${play.refusalText(refusal)}`
          : (code === 'waiting' && this.#context.awaited()) || refusedText(code, words),
      );
      return;
    }
    // What all have agreed to is shown and announced as the change that it is.
    const { request, result } = event;
    const isOwn = 'isOwn' in request ? request.isOwn : request.seat === this.#heard?.seat;
    if (result === 'void') intentions.explain('isOwn' in request ? words.requestOver : words.requestVoid);
    else if (result === 'declined' && !(isOwn && this.#isWithdrawn)) {
      intentions.explain(isOwn ? words.declined : words.requestOver);
    }
    this.#isWithdrawn = false;
  };
}
