import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/**
 * The floors of src/, from the ground up. A floor may import from itself and from those before it; puzzles/ and locales/ stand beside match/, and locales/
 * beside lessons/, too, and know only the types of games/; none of the three knows online/. Below `interaction` nothing may import lit.
 */
const FLOORS = [
  'games',
  'opponents',
  'match',
  'online',
  'puzzles',
  'lessons',
  'locales',
  'interaction',
  'ui',
  'elements',
  'autoload',
  'server',
  'embed',
];
const FIRST_WITH_LIT = FLOORS.indexOf('interaction');
const BESIDE = { lessons: ['online'], locales: ['match', 'online', 'lessons'], puzzles: ['match', 'online'] };

/** What a floor must not import: the floors above it and beside it. */
function closedTo(floor) {
  const height = FLOORS.indexOf(floor);
  const closed = [...FLOORS.slice(height + 1), ...(BESIDE[floor] ?? [])];
  const patterns = closed.length
    ? [{ regex: `^\\.\\.?/(.*/)?(${closed.join('|')})/`, message: `Imports only go down: ${floor}/ stands below.` }]
    : [];
  if (height < FIRST_WITH_LIT) {
    patterns.push({ regex: '^(lit|@lit)($|/)|^@lit-', message: `${floor}/ works without lit.` });
  }
  return patterns;
}

/** The same for `import()`, which the rule for imports does not see. */
const notLater = (patterns) => [
  'error',
  ...patterns.map(({ regex, message }) => ({
    selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  })),
];

const arrows = FLOORS.map((floor) => ({
  files: [`src/${floor}/**/*.ts`],
  rules: {
    'no-restricted-imports': ['error', { patterns: closedTo(floor) }],
    'no-restricted-syntax': notLater(closedTo(floor)),
  },
}));

/** Rules, opponents and the judging of lessons; a budget of time needs a clock. */
const pure = {
  files: ['src/games/**/*.ts', 'src/opponents/**/*.ts', 'src/lessons/**/*.ts'],
  ignores: ['src/opponents/meter.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['window', 'document', 'localStorage', 'fetch', 'setTimeout', 'setInterval', 'performance', 'Date', 'crypto'],
    ],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is a player.' }],
  },
};

/** The same for one game's room: it must not lean on another game's. */
const separateGames = {
  files: ['src/games/*/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex:
              '^\\.\\./(?!game\\.js|clock-option\\.js|game-error\\.js|illegal-move\\.js|options\\.js|refusal\\.js|seats\\.js|texts\\.js)',
            message: 'A game knows only itself and the contract.',
          },
          { regex: '^[^.]', message: 'The rules stand on nothing but the contract.' },
        ],
      },
    ],
  },
};

/** An opponent knows its own game; what opponents share, reviews among it, knows none. */
const separateOpponents = [
  {
    files: ['src/opponents/*.ts'],
    regex: '^\\./(?!review/)[a-z-]+/|^\\.\\./games/[a-z]+/',
    message: 'What opponents share knows none of them.',
  },
  {
    files: ['src/opponents/*/**/*.ts'],
    regex: '^\\.\\./(?!review/)[a-z-]+/',
    message: 'An opponent knows only itself and its game.',
  },
].map(({ files, regex, message }) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex, message },
          { regex: '^[^.]|^(\\.\\./)+(?!games/|review/)[a-z]+/', message: 'Opponents stand on the rules alone.' },
        ],
      },
    ],
  },
}));

/** The host of a shared game runs on servers: without a DOM, a vendor, or a clock and randomness of its own. */
const pureHost = {
  files: ['src/online/*.ts', 'src/online/{host,protocol}/**/*.ts'],
  rules: {
    ...pure.rules,
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^[^.]', message: 'The host stands on nothing but the match.' },
          {
            regex: `^(\\.\\./)+(${FLOORS.filter((floor) => !['games', 'match', 'opponents', 'online'].includes(floor)).join('|')})/`,
            message: 'The host knows the rules and the match.',
          },
        ],
      },
    ],
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(\\.\\./)+opponents/|^(\\.\\./)+games/[a-z]+/',
            allowTypeImports: true,
            message: 'Computer players and games are handed to the host.',
          },
        ],
      },
    ],
  },
};

const KNOWS_NO_GAME = { regex: '^(\\.\\./)+games/[a-z]+-[a-z]+/', message: 'What games share knows none of them.' };
const KNOWS_ONLY_ITSELF = {
  regex: '^(\\.\\./)+[a-z]+-[a-z]+/(?!.*features)',
  message: 'A game knows only itself and what all games share.',
};
const NO_OTHER_FEATURE = 'A feature knows no other: ask the context, or make a slot.';

/**
 * Elements share rooms; they do not lean on each other, nor the rooms on one of them. Features and what shows them meet in slots. Of several entries for a
 * file the last one counts.
 */
const separateElements = [
  { files: ['src/elements/games/*/**/*.ts'], patterns: [KNOWS_ONLY_ITSELF] },
  {
    files: ['src/elements/games/*/play.ts'],
    patterns: [
      KNOWS_ONLY_ITSELF,
      {
        regex: '^\\./(.*/)?(coach|extras|help|hint|opponent|review)\\b',
        message: 'What a game adds to features stands in its extras.ts.',
      },
    ],
  },
  {
    files: ['src/elements/{base,session,controls,lesson,puzzle}/**/*.ts'],
    patterns: [
      KNOWS_NO_GAME,
      {
        // The method `review()` of every element does what the feature does.
        regex: '^(\\.\\./)+features/(?!feature\\.js$|extras\\.js$|review/review-task\\.js$)',
        message: 'A feature is asked for through the context.',
      },
    ],
  },
  { files: ['src/elements/{features,sheet}/**/*.ts'], patterns: [KNOWS_NO_GAME] },
  {
    files: ['src/elements/features/*/*.ts'],
    patterns: [
      KNOWS_NO_GAME,
      { regex: '^\\.\\./(?!\\.\\./|feature\\.js$|extras\\.js$)|^(\\.\\./)+features/', message: NO_OTHER_FEATURE },
    ],
  },
  {
    files: ['src/elements/features/*/*/**/*.ts'],
    patterns: [
      KNOWS_NO_GAME,
      {
        regex: '^\\.\\./\\.\\./(?!\\.\\./|feature\\.js$|extras\\.js$)|^(\\.\\./)+features/',
        message: NO_OTHER_FEATURE,
      },
    ],
  },
  {
    files: ['src/elements/play/**/*.ts'],
    // It hands the list of features to the context.
    ignores: ['src/elements/play/player.ts'],
    patterns: [
      KNOWS_NO_GAME,
      {
        regex: '^(\\.\\./)+features/(?!feature\\.js$|extras\\.js$)',
        message: 'Panel, toolbar and keys know slots, not features.',
      },
    ],
  },
].map(({ patterns, ...files }) => ({
  ...files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...closedTo('elements'), ...patterns] }],
    'no-restricted-syntax': notLater([...closedTo('elements'), ...patterns]),
  },
}));

/** A file says one thing, and can be read at a sitting. Tables, styles, words and courses are looked up, not read. */
const short = {
  files: ['src/**/*.ts'],
  ignores: [
    'src/locales/**',
    'src/**/*.styles.ts',
    'src/puzzles/*/set*.ts',
    'src/opponents/*/{table,tables}.ts',
    'src/lessons/courses/**',
  ],
  rules: { 'max-lines': ['error', { max: 300 }] },
};

export default tseslint.config(
  // The apps have types of their own, and what they import is packed first.
  {
    ignores: [
      'cdn',
      'coverage',
      'dist',
      'storybook-static',
      '**/*.mjs',
      'eslint.config.js',
      'test/frameworks/{apps,sites}/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
    },
  },
  lit['flat/recommended'],
  wc['flat/best-practice'],
  {
    plugins: { 'lit-a11y': litA11y },
    rules: { ...litA11y.configs.recommended.rules },
    settings: { litHtmlSources: true },
  },
  ...arrows,
  pure,
  separateGames,
  ...separateOpponents,
  ...separateElements,
  pureHost,
  short,
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off', // chai's `to.be.true`
    },
  },
);
