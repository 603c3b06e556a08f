import { isServer } from 'lit';
import type { Level } from '../../opponents/level.js';
import { isBlank, knownLevel } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import { levelProgress } from '../base/reader-settings.js';

/** An element with computer players. */
interface LevelHost {
  readonly level?: Text;
}

/** The reader's level, as it was when an element first asked: it never changes while somebody plays. */
const levels = new WeakMap<LevelHost, Level>();

/** How well computer players play that are given without a level: as the author says, or else as the reader has got used to. */
export function usualLevel(host: LevelHost, { id }: { readonly id: string }): Level {
  if (!isBlank(host.level)) return knownLevel(host.level);
  const level = levels.get(host) ?? (isServer ? 'beginner' : levelProgress(id).level);
  levels.set(host, level);
  return level;
}

/** The reader goes on at another level. */
export const changeUsualLevel = (host: LevelHost, level: Level): void => void levels.set(host, level);
