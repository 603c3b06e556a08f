import { isOn } from '../../base/attributes.js';
import type { AnyContext } from '../../play/play-context.js';

/** Whether the reader can ask for hints: in a game, unless the page has turned them off. Who plays with others gets no help that they do not get. */
export const mayHint = (context: AnyContext): boolean =>
  context.extras.hint !== undefined &&
  context.extras.opponent !== undefined &&
  context.activeMode === 'play' &&
  isOn(context.setting('hints') ?? 'on') &&
  !context.isShared;
