import type { CuboOptions } from '../../../src/games/cubo/index.js';
import type { TriadOptions } from '../../../src/games/triad/index.js';
import type { TricuboOptions } from '../../../src/games/tricubo/index.js';
import type { TriominoOptions } from '../../../src/games/triomino/index.js';
import type { DiceMode } from '../../../src/match/index.js';
import type { Level } from '../../../src/opponents/level.js';
import type { GameId } from '../games.js';
import type { Scheme, Skin } from '../look.js';
import type { Mode } from '../table.js';
import type { Trouble } from '../link.js';

type Options = TriadOptions & TricuboOptions & CuboOptions & TriominoOptions;
type OptionName = keyof Options;
/** Options with a few values. */
type ChoiceName = 'starter' | 'overflow' | 'streets' | 'variant' | 'start' | 'bridge' | 'scoring' | 'tiles';
/** Options written as text. */
type WrittenName = 'practiceSeconds' | 'emptyPool' | 'hexagons' | 'target' | 'rounds' | 'turnSeconds' | 'clock';

/** Every sentence of the page except those of the games. */
export interface Texts {
  /** The title of the page. */
  readonly title: string;
  readonly skip: string;
  readonly language: string;
  /** The link to the steps at the end. */
  readonly start: string;
  readonly skins: Readonly<Record<Skin, string>>;
  readonly scheme: string;
  readonly schemes: Readonly<Record<Scheme, string>>;

  readonly heading: string;
  readonly lede: string;
  readonly copyTag: string;
  readonly howTo: string;
  /** The accessible name of the shelf. */
  readonly games: string;
  /** A sentence about each. */
  readonly about: Readonly<Partial<Record<GameId, string>>>;
  readonly players: (min: number, max: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly age: (age: number) => string;
  /** Why a link cannot be followed; `said` is the faulty part. */
  readonly trouble: Readonly<Record<Trouble['what'], (said: string) => string>>;
  readonly dismiss: string;

  readonly linkLabel: string;
  readonly copy: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyYourself: string;

  readonly table: string;
  readonly tableNote: string;
  readonly seats: string;
  /** Who plays against the first player. */
  readonly others: string;
  readonly opponents: Readonly<Record<'human' | `computer:${Level}`, string>>;
  readonly names: string;
  readonly namesHint: string;
  readonly dice: string;
  readonly diceModes: Readonly<Record<DiceMode, string>>;
  readonly mode: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly rules: string;
  readonly noRules: string;
  readonly watch: string;
  readonly begin: string;
  /** Leaves a replay for a game of one’s own. */
  readonly playYourself: string;
  readonly pause: string;
  readonly goOn: string;
  /** What one pastes, and what it needs. */
  readonly tag: string;
  readonly tagNote: string;
  /** The link to the code with everything else. */
  readonly moreCode: string;

  readonly course: (game: string) => string;
  readonly courseNote: string;
  readonly puzzle: string;
  readonly puzzleNote: string;
  readonly houses: string;
  readonly housesNote: string;
  readonly skinNotes: Readonly<Record<Skin, string>>;
  readonly properties: (count: number) => string;
  /** Dresses the page in a skin. */
  readonly wear: string;

  /** Above the line that links a theme. */
  readonly theme: string;
  readonly copyTheme: string;

  readonly friend: string;
  readonly friendNote: string;
  /** Above the tag for online play. */
  readonly friendCode: string;
  readonly friendMore: string;
  readonly review: string;
  readonly reviewNote: string;

  readonly everybody: string;
  readonly claims: readonly string[];
  /** What the games say in this language. */
  readonly yourTurn: string;

  readonly sizes: string;
  readonly sizesNote: string;
  /** What each figure counts. */
  readonly figures: {
    readonly before: string;
    readonly seen: (game: string) => string;
    readonly all: string;
    readonly others: string;
    readonly languages: string;
  };
  readonly steps: readonly (readonly [title: string, sentence: string])[];
  readonly guide: string;

  readonly developers: string;
  readonly developersNote: string;
  readonly options: Readonly<Record<OptionName, string>>;
  readonly choices: {
    readonly [Name in ChoiceName]: Readonly<Record<Options[Name], string>>;
  } & { readonly sheet: Readonly<Record<'A' | 'B', string>> };
  readonly ownSheet: string;
  /** The values that are possible. */
  readonly hints: Readonly<Record<WrittenName, string>>;
  /** The answer to a value that is not possible. */
  readonly notPossible: string;

  readonly events: string;
  readonly eventsNote: string;
  readonly noEvents: string;
  readonly clear: string;

  readonly embed: string;
  readonly embedNote: string;
  readonly subject: string;
  readonly subjects: Readonly<Record<'game' | 'puzzle' | 'lesson', string>>;
  readonly form: string;
  readonly forms: Readonly<Record<'tag' | 'frame', string>>;
  readonly formNotes: Readonly<Record<'tag' | 'frame', string>>;
  readonly withSkin: string;
  readonly withMoment: string;
  readonly base: string;
  readonly code: string;
  readonly copyCode: string;

  readonly editor: string;
  readonly editorNote: string;
  /** The button that opens the editor with the position of a game. */
  readonly editThis: (game: string) => string;

  readonly imprint: string;
  readonly documentation: string;
}
