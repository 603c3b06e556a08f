import type { GamePage } from './game-page.js';

/** What is in motion, by the names of the animations. */
export function motions({ root }: GamePage): string[] {
  const names = root
    .getAnimations()
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));
  return [...new Set(names)].sort();
}

/** Which of these buttons a press in their middle misses while something flies over them, and is for another one. */
export function missed(page: GamePage, buttons: readonly HTMLElement[]): (string | null)[] {
  const flights = page.root.getAnimations();
  const missing = new Set<HTMLElement>();
  for (let time = 0; time < 500; time += 20) {
    for (const flight of flights) {
      flight.pause();
      flight.currentTime = time;
    }
    for (const button of buttons) {
      if (page.root.elementFromPoint(...page.middle(button))?.closest('button') !== button) missing.add(button);
    }
  }
  return [...missing].map(({ ariaLabel }) => ariaLabel);
}
