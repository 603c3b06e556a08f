import type { CommonTerms } from '../../locales/common/terms.js';
import type { GamePlay } from '../play/game-play.js';
import type { GameElement } from './game-element.js';

/** An element of any game. */
export type AnyElement = GameElement<unknown, unknown, CommonTerms, GamePlay<unknown, unknown, CommonTerms>>;
