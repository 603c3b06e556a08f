import { clock } from './clock/index.js';
import { coach, tips } from './coach/index.js';
import { computer } from './computer/index.js';
import { diceEntry } from './dice-entry/index.js';
import type { Feature } from './feature.js';
import { ends } from './ends/index.js';
import { greetings } from './greetings/index.js';
import { help } from './help/index.js';
import { hint } from './hint/index.js';
import { learn } from './learn/index.js';
import { level } from './level/index.js';
import { moves } from './moves/index.js';
import { newGame } from './new-game/index.js';
import { online } from './online/index.js';
import { persist } from './persist/index.js';
import { placed } from './placed/index.js';
import { print } from './print/index.js';
import { replay } from './replay/index.js';
import { review, reviewOffer } from './review/index.js';
import { result } from './result/index.js';
import { settings } from './settings/index.js';
import { share } from './share/index.js';
import { sound } from './sound/index.js';
import { typedMoves } from './typed-moves/index.js';
import { undo } from './undo/index.js';
import { view } from './view/index.js';

/** All features. Their order is that of their tools and of what they show. */
export const features: readonly Feature[] = [
  placed,
  persist,
  clock,
  replay,
  diceEntry,
  undo,
  newGame,
  online,
  ends,
  greetings,
  hint,
  computer,
  level,
  help,
  moves,
  typedMoves,
  view,
  sound,
  share,
  reviewOffer,
  review,
  result,
  print,
  settings,
  learn,
  coach,
  tips,
];
