import { html, nothing, render } from 'lit';
import { notOneOf } from '../../../games/game-error.js';
import { placedControlsStyles } from './placed-controls.styles.js';
import { splitWords } from '../../base/attributes.js';
import type { Text } from '../../base/attributes.js';
import { CONTROLS } from '../../controls/controls.js';
import type { Control, Placement } from '../../controls/controls.js';
import type { Mode } from '../../base/mode.js';

/** A game, as those of its controls see it that stand elsewhere in the page. */
interface PlacingGame {
  readonly placements: ReadonlySet<Placement>;
  readonly renderRoot: HTMLElement | DocumentFragment;
  setting(name: 'controls'): Text;
  readonly activeMode: Mode;
  readonly isPlayed: boolean;
  readonly match: { readonly outcome: unknown };
  readonly error: unknown;
}

/** What draws the controls. */
interface Panel {
  readonly onKey: (event: KeyboardEvent) => void;
  renderControl(control: Control): unknown;
}

/** The controls of the panel. While a game is played, its panel has no list of moves; in a replay, no field for them. */
const PANEL: readonly Control[] = ['status', 'toolbar', 'moves', 'move-input'];

/**
 * Reads `controls="status toolbar"`.
 * @returns the controls that a game keeps, or `undefined` for an empty attribute
 * @throws GameError `bad-attribute`
 */
export function parseControls(text: Text): readonly Control[] | undefined {
  const words = splitWords(text, 'controls');
  if (words.length === 0) return undefined;
  const allowed = words.length > 1 ? CONTROLS : [...CONTROLS, 'none'];
  const bad = words.find((word) => !allowed.some((each) => each === word));
  if (bad !== undefined) throw notOneOf('bad-attribute', 'controls', bad, allowed);
  return CONTROLS.filter((control) => words.includes(control));
}

function keptControls(game: PlacingGame): readonly Control[] {
  try {
    return parseControls(game.setting('controls')) ?? CONTROLS;
  } catch {
    return CONTROLS;
  }
}

/** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
export function isShown(game: PlacingGame, control: Control | 'panel'): boolean {
  if (control === 'panel') {
    const absent = game.isPlayed ? 'moves' : 'move-input';
    return PANEL.some((each) => each !== absent && isShown(game, each));
  }
  const isElsewhere = [...game.placements].some((placement) => placement.control === control);
  return !isElsewhere && keptControls(game).includes(control);
}

/** Draws the controls that stand elsewhere, in the language and with the styles of the game. */
export function drawControls(game: PlacingGame, panel: Panel): void {
  for (const placement of game.placements) draw(game, panel, placement);
}

function draw(game: PlacingGame, panel: Panel, placement: Placement): void {
  const { control, container, states } = placement;
  const { activeMode } = game;
  const content = activeMode === 'diagram' ? nothing : panel.renderControl(control);
  if (content === undefined) return; // It is still being loaded.
  shareStyles(game, placement);
  container.className = 'container';
  container.lang = game.renderRoot.querySelector<HTMLElement>('.container')?.lang ?? '';
  container.style.minBlockSize = '';
  const frame = html`<div class="placed" data-control=${control} data-mode=${activeMode} @keydown=${panel.onKey}>
    ${content}
  </div>`;
  render(content === nothing ? nothing : frame, container);
  const isState = { empty: content === nothing, over: game.match.outcome, error: game.error };
  for (const [name, isOn] of Object.entries(isState)) states?.[isOn ? 'add' : 'delete'](name);
}

/** Gives a place the style sheets of the game, and its own. Setting the same ones again would cost a new layout. */
function shareStyles(game: PlacingGame, { container, styles }: Placement): void {
  const root = container.getRootNode() as ShadowRoot;
  const sheets = [...(game.renderRoot as ShadowRoot).adoptedStyleSheets, styles];
  const known = root.adoptedStyleSheets;
  const areKnown = sheets.length === known.length && sheets.every((sheet, i) => sheet === known[i]);
  if (!areKnown) root.adoptedStyleSheets = sheets;
}

export { placedControlsStyles as styles };
