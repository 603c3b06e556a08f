import type { ControlTag, ElementTag, LessonTag } from './registry.js';

/** Imports the module that defines an element. */
export const elementLoaders: Readonly<Record<ElementTag | ControlTag | LessonTag, () => Promise<unknown>>> = {
  'triad-board': () => import('./games/triad-board/define.js'),
  'kubi-sheet': () => import('./games/kubi-sheet/define.js'),
  'tricubo-sheet': () => import('./games/tricubo-sheet/define.js'),
  'cubo-grid': () => import('./games/cubo-grid/define.js'),
  'triomino-table': () => import('./games/triomino-table/define.js'),
  'game-status': () => import('./controls/game-status/define.js'),
  'game-toolbar': () => import('./controls/game-toolbar/define.js'),
  'game-moves': () => import('./controls/game-moves/define.js'),
  'game-seats': () => import('./controls/game-seats/define.js'),
  'game-move-input': () => import('./controls/game-move-input/define.js'),
  'game-lesson': () => import('./lesson/define.js'),
  'game-puzzle': async () => {
    const { GamePuzzle } = await import('./puzzle/game-puzzle.js');
    // Puzzles in the page ask for their games as soon as they are defined.
    GamePuzzle.loadGame = (tag) => elementLoaders[tag]();
    return import('./puzzle/define.js');
  },
};
