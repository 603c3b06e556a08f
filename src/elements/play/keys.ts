import type { AnyContext } from './play-context.js';

/** Keys that press the focused button. */
const PRESSES: readonly string[] = [' ', 'Enter'];

/** What keys do anywhere in a game: those of the game itself, and those that features give. */
export class Keys {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  /** Keys on a control that has no use for them itself. */
  readonly onPanelKey = (event: KeyboardEvent): void => {
    const { key, altKey, defaultPrevented } = event;
    const [target] = event.composedPath();
    const isUsed = defaultPrevented || altKey || (target as Element).matches('input, textarea, select');
    if (isUsed) return;
    if (this.#context.isPlayed) run(event, this.shortcut(event));
    else if (!PRESSES.includes(key)) this.onRecordKey(event);
  };

  /** Keys on the board of a record: steps, and the game's own tools. */
  readonly onRecordKey = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (this.#context.isPlayed || altKey || ctrlKey || metaKey || shiftKey) return;
    run(event, this.#find(event.key));
  };

  /** What a key does while the game is played. */
  shortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (ctrlKey || metaKey) return this.#find(`mod+${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`);
    if (key === 'Escape') return this.#context.play.escapeMove ?? this.#find(key);
    return this.#find(key);
  }

  #find(name: string): (() => void) | undefined {
    const { features, play } = this.#context;
    const all = { ...Object.assign({}, ...features.all(({ keys }) => keys)), ...play.viewKeys } as Record<
      string,
      (() => void) | undefined
    >;
    return all[name] ?? all[name.toLowerCase()];
  }
}

function run(event: KeyboardEvent, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  action();
}
