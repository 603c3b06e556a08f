import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { DICE_MODES } from '../../src/match/index.js';
import type { Match } from '../../src/match/index.js';
import { input, select, tick } from './field.js';
import { gameOf, hasOpponent, seatsOf } from './games.js';
import type { GameId } from './games.js';
import { MODES, optionsOf, readOption, unusualOptions, writeOption } from './table.js';
import type { Table } from './table.js';
import type { Texts } from './texts/texts.js';

/** The data and callbacks of the form. */
export interface TableForm {
  readonly table: Table;
  readonly match: Match;
  readonly texts: Texts;
  /** An option with an impossible value, and that text. */
  readonly refused: { readonly name: string; readonly text: string } | undefined;
  readonly adjust: (part: Pick<Partial<Table>, 'names' | 'dice' | 'mode'>) => void;
  /** Starts a game with other seats or options. */
  readonly begin: (rules: Pick<Table, 'seats' | 'options'>) => void;
  readonly refuse: (name: string, text: string) => void;
}

type Spec = ReturnType<typeof optionsOf>[number][1];
type Words = Readonly<Record<string, string>>;

/** A form for the players, the way of playing, and each option of the game. */
export function renderTableForm(form: TableForm): TemplateResult {
  const { table, match, texts, adjust } = form;
  const { min, max } = match.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  // Who rolls first in Kubi, or begins alone, is no rule. Check boxes are last.
  const options = optionsOf(table.game)
    .filter(([name]) => name !== 'starter' || (match.seats > 1 && table.game !== 'kubi'))
    .sort(([, a], [, b]) => Number(a.type === 'boolean') - Number(b.type === 'boolean'));
  const words = seatsOf(match).split(' ');
  const rules = { seats: words.join(' '), options: unusualOptions(table.game, match.options) };
  const seat = (players: readonly string[]) => form.begin({ ...rules, seats: players.join(' ') });
  return html`<div class="fields seats">
      ${
        min < max
          ? select({
              id: 'seats',
              label: texts.seats,
              value: String(match.seats),
              choices: counts.map((count) => [count, count]),
              change: (count) => seat(Array.from({ length: Number(count) }, (_, i) => words[i] ?? words[1] ?? 'human')),
            })
          : nothing
      }
      ${words.length > 1 && hasOpponent(table.game) ? renderOthers(words, texts, seat) : nothing}
      ${input({
        id: 'names',
        label: texts.names,
        value: table.names,
        hint: texts.namesHint,
        change: (names) => adjust({ names }),
      })}
      ${
        match.game.chance
          ? select({
              id: 'dice',
              label: texts.dice,
              value: table.dice,
              choices: DICE_MODES.map((mode) => [mode, texts.diceModes[mode]]),
              change: (dice) => adjust({ dice: DICE_MODES.find((mode) => mode === dice) ?? 'tap' }),
            })
          : nothing
      }
      ${select({
        id: 'mode',
        label: texts.mode,
        value: table.mode,
        choices: MODES.map((mode) => [mode, texts.modes[mode]]),
        change: (mode) => adjust({ mode: MODES.find((each) => each === mode) ?? 'play' }),
      })}
    </div>
    <h4>${texts.rules}</h4>
    ${
      options.length === 0
        ? html`<p class="note">${texts.noRules}</p>`
        : html`<div class="fields rules">${options.map(([name, spec]) => renderOption(form, name, spec, rules))}</div>`
    }`;
}

/** Who plays against the first player. */
function renderOthers(
  [first = 'human', ...others]: readonly string[],
  texts: Texts,
  seat: (players: readonly string[]) => void,
): TemplateResult {
  const known = Object.entries(texts.opponents);
  const value = others.every((each) => each === others[0]) ? (others[0] ?? '') : others.join(' ');
  return select({
    id: 'others',
    label: texts.others,
    value,
    choices: known.some(([each]) => each === value) ? known : [...known, [value, value]],
    change: (chosen) => seat([first, ...(chosen === value ? others : others.map(() => chosen))]),
  });
}

function renderOption(
  { match, table, texts, begin, refused, refuse }: TableForm,
  name: string,
  spec: Spec,
  rules: Pick<Table, 'seats' | 'options'>,
): TemplateResult {
  const label = (texts.options as Words)[name] ?? name;
  const value = writeOption(match.options[name]);
  const id = `option-${name}`;
  const change = (text: string): void => {
    if (readOption(spec, text) === undefined) refuse(name, text);
    else begin({ ...rules, options: { ...followersDropped(table, name, rules.options), [name]: text } });
  };
  if (spec.type === 'boolean') {
    return tick({ id, label, checked: value === 'on', change: (checked) => change(writeOption(checked)) });
  }
  const words = (texts.choices as Readonly<Record<string, Words>>)[name];
  // Only the sides of Triad have names.
  if (name === 'starter' && table.game !== 'triad') {
    const choices = Array.from({ length: match.seats }, (_, seat) => [String(seat), String(seat + 1)] as const);
    return select({ id, label, value, choices, change });
  }
  if (words) {
    const choices = Object.entries(choicesOf(spec, words, value, texts));
    return select({ id, label, value, choices, change });
  }
  const isRefused = refused?.name === name;
  return input({
    id,
    label,
    value: isRefused ? refused.text : value.replace(/[[\]]/g, ''),
    hint: (texts.hints as Words)[name] ?? '',
    complaint: isRefused ? texts.notPossible : undefined,
    change,
  });
}

/** The labels of a choice. A value from a record that the form does not offer is the player’s own sheet. */
function choicesOf(spec: Spec, words: Words, value: string, texts: Texts): Record<string, string> {
  const values = spec.type === 'choice' ? spec.values : [spec.default, ...(spec.type === 'data' ? spec.examples : [])];
  const choices = Object.fromEntries(values.map(writeOption).map((text) => [text, words[text] ?? text]));
  return value in choices ? choices : { ...choices, [value]: texts.ownSheet };
}

/** Another edition brings its own rules, so the options that follow it are dropped. */
function followersDropped({ game }: Table, name: string, options: Table['options']): Table['options'] {
  if (name !== 'variant') return options;
  const followers = optionsOf(game).flatMap(([each, spec]) => (spec.defaultBy ? [each] : []));
  return Object.fromEntries(Object.entries(options).filter(([each]) => !followers.includes(each)));
}

/** The number of players, in words. */
export const playersOf = (game: GameId, texts: Texts): string => {
  const { min, max } = gameOf(game).game.seats;
  return texts.players(min, max);
};
