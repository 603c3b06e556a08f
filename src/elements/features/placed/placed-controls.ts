import { html, nothing, render } from 'lit';
import { notOneOf } from '../../../games/game-error.js';
import { placedControlsStyles } from './placed-controls.styles.js';
import { splitWords } from '../../base/attributes.js';
import type { Text } from '../../base/attributes.js';
import { CONTROLS } from '../../controls/controls.js';
import type { Control, Placement } from '../../controls/controls.js';
import type { AnyContext } from '../../play/play-context.js';

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

function keptControls(context: AnyContext): readonly Control[] {
  try {
    return parseControls(context.setting('controls')) ?? CONTROLS;
  } catch {
    return CONTROLS;
  }
}

/** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
export function isShown(context: AnyContext, control: Control | 'panel'): boolean {
  if (control === 'panel') {
    const absent = context.isPlayed ? 'moves' : 'move-input';
    return PANEL.some((each) => each !== absent && isShown(context, each));
  }
  const isElsewhere = [...context.placements].some((placement) => placement.control === control);
  return !isElsewhere && keptControls(context).includes(control);
}

type RenderControl = (control: Control) => unknown;

/** Draws the controls that stand elsewhere, in the language and with the styles of the game. */
export function drawControls(context: AnyContext, renderControl: RenderControl): void {
  for (const placement of context.placements) draw(context, renderControl, placement);
}

function draw(context: AnyContext, renderControl: RenderControl, placement: Placement): void {
  const { control, container, states } = placement;
  const { activeMode, root, match, session, keys } = context;
  const content = activeMode === 'diagram' ? nothing : renderControl(control);
  if (content === undefined) return; // It is still being loaded.
  shareStyles(root, placement);
  container.className = 'container';
  container.lang = root.querySelector<HTMLElement>('.container')?.lang ?? '';
  container.style.minBlockSize = '';
  const frame = html`<div class="placed" data-control=${control} data-mode=${activeMode} @keydown=${keys.onPanelKey}>
    ${content}
  </div>`;
  render(content === nothing ? nothing : frame, container);
  const isState = { empty: content === nothing, over: match.outcome, error: session.error.current };
  for (const [name, isOn] of Object.entries(isState)) states?.[isOn ? 'add' : 'delete'](name);
}

/** Gives a place the style sheets of the game, and its own. Setting the same ones again would cost a new layout. */
function shareStyles({ adoptedStyleSheets }: ShadowRoot, { container, styles }: Placement): void {
  const root = container.getRootNode() as ShadowRoot;
  const sheets = [...adoptedStyleSheets, styles];
  const known = root.adoptedStyleSheets;
  const areKnown = sheets.length === known.length && sheets.every((sheet, i) => sheet === known[i]);
  if (!areKnown) root.adoptedStyleSheets = sheets;
}

export { placedControlsStyles as styles };
