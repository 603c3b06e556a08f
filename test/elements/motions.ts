import type { GamePage } from './game-page.js';

/** What is in motion, by the names of the animations. */
export function motions({ root }: GamePage): string[] {
  const names = root
    .getAnimations()
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));
  return [...new Set(names)].sort();
}
