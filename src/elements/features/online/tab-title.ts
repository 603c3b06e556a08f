import type { ReactiveController } from 'lit';
import type { OnlineWords } from '../../../locales/online/terms.js';
import { isOn } from '../../base/attributes.js';
import type { AnyContext } from '../../play/play-context.js';
import type { OnlineMoment } from './online-moment.js';
import { isOwnTurn } from './whose-turn.js';

/** The games of this page that wait for the reader, and what the title says of each. */
const waiting = new Map<object, string>();
/** What has been put before the title of the page. */
let prefix = '';

/** Shows that a shared game waits for the reader: in the title of a page that is out of sight, and as a badge on the icon of an installed one. */
export class TabTitle implements ReactiveController {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
    context.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    showInTitle(this, '');
  }

  /** Shows what the game waits for now, if the page is out of sight. */
  follow(moment: OnlineMoment, words: OnlineWords): void {
    const { settings, isConnected } = this.#context;
    const isShown = isConnected && document.hidden && isOn(settings.notify ?? 'on');
    showInTitle(this, isShown ? this.#textFor(moment, words) : '');
  }

  #textFor({ state, text, actions }: OnlineMoment, words: OnlineWords): string {
    if (actions.includes('agree')) return text;
    // Who waits for others need not come back for them.
    return state !== 'waiting' && isOwnTurn(this.#context) ? words.yourTurn : '';
  }

  readonly #look = (): void => this.#context.requestUpdate();
}

/** @param text empty if the game does not wait */
function showInTitle(game: object, text: string): void {
  if (text) waiting.set(game, text);
  else waiting.delete(game);
  const [first] = waiting.values();
  const wanted = first === undefined ? '' : `● ${first} – `;
  if (wanted === prefix) return;
  // The page may have changed its title meanwhile.
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  prefix = wanted;
  document.title = prefix + title;
  void (wanted ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => undefined);
}
