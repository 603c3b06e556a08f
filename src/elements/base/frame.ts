import { html, isServer, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameError } from '../../games/game-error.js';
import type { Term } from '../../interaction/language.js';
import type { PictureTerms } from '../../locales/common/terms.js';
import type { Control } from '../controls/controls.js';
import type { Keys } from '../play/keys.js';
import type { LazyModule } from './lazy-modules.js';
import type { Mode } from './mode.js';
import type { Recovery } from '../session/recovery.js';

const loadErrorMessage = () => import('../../ui/error-message.js');
const loadLoadingMessage = () => import('../../ui/loading-message.js');

/** An element, as its frame shows it. */
interface FramedElement {
  readonly activeMode: Mode;
  readonly session: {
    readonly isWaiting: boolean;
    readonly isPlayed: boolean;
    readonly sharing: { readonly isJoining: boolean };
  };
  readonly player:
    | {
        readonly context: { readonly keys: Keys };
        readonly panel: { render(): unknown; renderTurn(): unknown; renderJoining(): unknown };
        readonly spoken: string;
      }
    | undefined;
  readonly wake: () => void;
  readonly recovery: Pick<Recovery, 'isNeeded' | 'isLast' | 'retry'>;
  shows(control: Control): boolean;
  renderSeats(): unknown;
  lazy<Part extends LazyModule>(loader: () => Promise<Part>): Part | undefined;
  requestUpdate(name: string, old: unknown): void;
}

/** What stands in the frame. */
interface FrameParts {
  readonly error: GameError | undefined;
  readonly language: { readonly words: Term<PictureTerms>; lang(): string };
  /** Whether there is more in the panel than a few buttons now and then. */
  readonly hasPanel: boolean;
  /** The board, the sheets or the table. */
  readonly table: () => TemplateResult;
}

/** All that an element shows, in the order of its places: players, board, turn, panel, caption. */
export function renderFrame(element: FramedElement, parts: FrameParts): TemplateResult {
  const { activeMode, session, player, wake, recovery } = element;
  const { isWaiting, isPlayed, sharing } = session;
  const { isJoining } = sharing;
  const { error, language } = parts;
  const { words } = language;
  const onKey = player?.context.keys.onPanelKey;
  const panel = isJoining ? undefined : player?.panel;
  return html`<div class="container" lang=${language.lang()}>
      <div
        class="frame"
        part="frame"
        data-mode=${activeMode}
        ?data-asleep=${!panel}
        ?data-played=${isPlayed}
        ?data-bare=${!parts.hasPanel}
        ?inert=${isWaiting || isJoining}
        @keydown=${player?.context.keys.onUnusedKey}
        @focusin=${wake}
        @pointerdown=${wake}
      >
        ${error && element.lazy(loadErrorMessage)?.renderError(error, words)}
        ${element.shows('seats') ? element.renderSeats() : nothing}
        <div class="stage" part="stage">${parts.table()}</div>
        ${
          activeMode === 'diagram'
            ? nothing
            : html`<div class="turn" part="turn" @keydown=${onKey}>${panel?.renderTurn()}</div>
                <div class="panel" part="panel" @keydown=${onKey}>${panel?.render()}</div>`
        }
        <slot name="caption"></slot>
      </div>
      ${recovery.isNeeded ? renderMissing(recovery, words) : isJoining ? renderJoining(player?.panel, words) : isWaiting ? element.lazy(loadLoadingMessage)?.renderLoading(words) : nothing}
      <div class="visually-hidden" role="status">${player?.spoken}</div>
    </div>
    <slot hidden @slotchange=${() => element.requestUpdate('record', element)}></slot>`;
}

/** Says in place of all actions that a shared game is to come. The part that joins it has more to say. */
const renderJoining = (panel: { renderJoining(): unknown } | undefined, words: Term<PictureTerms>): TemplateResult =>
  html`<div class="missing">${panel?.renderJoining() ?? words('tabletop.joining')}</div>`;

/** Says that something could not be loaded. It comes with the first picture, since nothing else may come. */
const renderMissing = ({ isLast, retry }: FramedElement['recovery'], words: Term<PictureTerms>): TemplateResult =>
  html`<p class="missing" role="alert">
    ${words('tabletop.missing')}
    <button part="button" @click=${isLast ? () => location.reload() : retry}>
      ${words(isLast ? 'tabletop.reload' : 'tabletop.tryAgain')}
    </button>
  </p>`;

/** An element in whose place a picture of the author’s may stand. */
interface PosterElement extends Element {
  readonly loader: { readonly isAwaited: boolean };
  readonly session: { readonly isWaiting: boolean };
  readonly recovery: { readonly isNeeded: boolean };
}

/**
 * Whether the author’s picture stands in place of the game: until that comes near the screen, or until its record is there.
 * @param isServerDrawn whether a server has drawn the first picture of the game
 */
export function isPosterShown(element: PosterElement, isServerDrawn: boolean): boolean {
  if (isServer || isServerDrawn) return false;
  const { loader, session, recovery } = element;
  if (loader.isAwaited) return true;
  return session.isWaiting && !recovery.isNeeded && element.querySelector(':scope > [slot="poster"]') !== null;
}

export const renderPoster = (): TemplateResult =>
  html`<div class="container"><slot name="poster"></slot><slot name="caption"></slot></div>`;
