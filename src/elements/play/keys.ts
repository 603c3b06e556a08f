import type { AnyContext } from './play-context.js';

/** Keys that press the focused button. */
const PRESSES: readonly string[] = [' ', 'Enter'];

/** Where keys write. */
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio])';

/** The name of a key, as {@link KeyBindings} have it. */
const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `mod+${shiftKey ? 'shift+' : ''}${key.toLowerCase()}` : key;

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

  /** Keys that nothing has a use for now. Those of the game say why, and of Escape the page may still make something. */
  readonly onUnusedKey = (event: KeyboardEvent): void => {
    const { key, altKey, repeat, defaultPrevented } = event;
    const [target] = event.composedPath();
    if (!this.#context.isPlayed || defaultPrevented || altKey || repeat) return;
    if ((target as Element).closest('dialog, [role=menu]') || (target as Element).matches(FIELDS)) return;
    const why = this.#whyNot(event);
    if (!why) return;
    const { intentions, narrator } = this.#context;
    if (key === 'Escape') narrator.say(why);
    else run(event, () => intentions.explain(why));
  };

  /** What a key does while the game is played. */
  shortcut(event: KeyboardEvent): (() => void) | undefined {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return this.#find(nameOf(event));
    if (key === 'Escape') return this.#context.play.escapeMove ?? this.#find(key);
    return this.#find(key) ?? this.#context.play.ownKey?.(event);
  }

  /** Why a key does nothing now; `undefined` if it never does anything. */
  #whyNot(event: KeyboardEvent): string | undefined {
    const { features, play, prompt, commonWords: words } = this.#context;
    const name = nameOf(event);
    if (name === 'Escape') return words('tabletop.nothingToCancel');
    const key = name.toLowerCase();
    const given = features.first(({ unusedKeys }) => unusedKeys?.[key]) ?? play.whyNot?.(name);
    if (given) return given;
    return play.ownKeys.includes(key) ? `${words('tabletop.notNow')} ${prompt}` : undefined;
  }

  #find(name: string): (() => void) | undefined {
    const { features, play } = this.#context;
    const last = (each: string): (() => void) | undefined =>
      play.viewKeys[each] ?? features.all(({ keys }) => keys?.[each]).at(-1);
    return last(name) ?? last(name.toLowerCase());
  }
}

function run(event: KeyboardEvent, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  action();
}
