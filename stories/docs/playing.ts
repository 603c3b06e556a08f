import { Unstyled } from '@storybook/addon-docs/blocks';
import { createElement, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import '../../src/index.js';

/** The games, each played by computers alone. */
const GAMES = [
  ['triad-board', 'Triad', 'Dice as pieces: three in a line, and one comes off.', 'computer computer'],
  ['kubi-sheet', 'Kubi', 'Roll and write: two pairs, one die left over.', 'computer'],
  ['cubo-grid', 'Cubo', 'A square of nine dice, against the clock.', 'computer computer'],
  ['tricubo-sheet', 'Tricubo', 'Roll and write: know when to stop.', 'computer'],
  ['triomino-table', 'Triomino', 'Triangular tiles, corner to corner.', 'computer computer'],
] as const;

/** How long the end of a game is seen, in milliseconds. */
const PAUSE = 6000;

const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays a game again some time after its end, as long as it is in the page. */
function again({ currentTarget }: Event): void {
  const game = currentTarget as HTMLElement & { restart(): void };
  setTimeout(() => game.isConnected && game.restart(), PAUSE);
}

function Game({ tag, seats }: { readonly tag: string; readonly seats: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const game = document.createElement(tag);
    const played = { seats, level: 'easy', coach: 'off', controls: 'status' };
    const settings = isMotionWanted() ? played : { mode: 'diagram' };
    for (const [name, value] of Object.entries(settings)) game.setAttribute(name, value);
    game.addEventListener('game-end', again);
    place.current?.replaceChildren(game);
    return () => game.remove();
  }, [tag, seats]);
  return createElement('div', { ref: place });
}

const STYLES = `
  .playing {
    columns: 300px 2;
    column-gap: 20px;
    margin-block: 24px 40px;
  }
  .playing article {
    break-inside: avoid;
    margin-block-end: 20px;
    padding: 16px;
    border: 1px solid light-dark(#ddd0ba, #43382d);
    border-radius: 10px;
    font: 15px/1.5 system-ui, sans-serif;
  }
  .playing h3 {
    margin: 0;
    font: 600 20px/1.3 Georgia, serif;
  }
  .playing p {
    margin: 0 0 12px;
    color: light-dark(#66564a, #bcab97);
  }
  .playing a {
    color: light-dark(#8a3b16, #eda878);
    font-weight: 600;
  }
`;

/** The five games, playing by themselves; still for readers who want no motion. */
export function Playing(): ReactElement {
  const cards = GAMES.map(([tag, name, about, seats]) =>
    createElement(
      'article',
      { key: tag },
      createElement('h3', null, name),
      createElement('p', null, about),
      createElement(Game, { tag, seats }),
      createElement(
        'a',
        { href: `?path=/docs/games-${name.toLowerCase()}--docs`, target: '_top' },
        `Play ${name}, and see its options`,
      ),
    ),
  );
  return createElement(
    Unstyled,
    null,
    createElement('style', null, STYLES),
    createElement('div', { className: 'playing' }, cards),
  );
}
