import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

/** Takes moves back and makes them again. Who plays with others asks them: that is their feature. */
export const undo: Feature = {
  isWanted: ({ isPlayed, isShared }) => isPlayed && !isShared,
  start: (context) => new Undo(context),
};

const UNDO = { id: 'undo', keys: 'U Control+Z', places: ['row'] } as const;
const REDO = { id: 'redo', keys: 'R Control+Y Control+Shift+Z', places: ['row'] } as const;

class Undo implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const words = this.#context.commonWords;
    return [
      { ...UNDO, label: words('tabletop.undo'), icon: icons.undo, run: this.#undo },
      { ...REDO, label: words('tabletop.redo'), icon: icons.redo, run: this.#redo },
    ];
  }

  get keys() {
    const undo = this.#undo;
    const redo = this.#redo;
    return { u: undo, r: redo, 'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo };
  }

  get unusedKeys() {
    const words = this.#context.commonWords;
    const undo = words('tabletop.nothingToUndo');
    const redo = words('tabletop.nothingToRedo');
    return { u: undo, r: redo, 'mod+z': undo, 'mod+shift+z': redo, 'mod+y': redo };
  }

  /** Takes a move back; `undefined` while there is nothing that the reader may take back. */
  get #undo(): (() => void) | undefined {
    const { match, play } = this.#context;
    const { seatToUndo: seat, isUndoOpen } = play;
    return isUndoOpen && match.canUndo(seat, 'user') ? () => match.undo(seat, 'user') : undefined;
  }

  /** Brings back what was undone; `undefined` while there is nothing. */
  get #redo(): (() => void) | undefined {
    const { match } = this.#context;
    return match.mayRedo('user') ? () => match.redo('user') : undefined;
  }
}
