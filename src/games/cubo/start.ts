import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { ROUNDS, SEATS, firstHolder, isBuilding } from './rules.js';
import { CELLS, CENTRE, areRolled, countColour } from './square.js';
import type { CuboSquare } from './square.js';
import type { CuboPosition, CuboState } from './state.js';

/**
 * A game that begins at a position. Colours may have drifted, and points of earlier rounds are taken as they are.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: CuboPosition, options?: Partial<CuboOptions>): CuboState {
  const { round, start: first, phase, turn, seats, middle } = position;
  let place = 'turn';
  const check = (isFine: unknown, message: string): void => {
    if (!isFine) throw bad(`${place}: ${message}`, place);
  };
  checkSeats(seats.length, SEATS);
  check(round >= 1 && round <= ROUNDS, `there is no round ${round}`);
  check(Math.max(first, turn) < seats.length, `there are only ${seats.length} seats`);
  check(phase !== 'over' || round === ROUNDS, `the game is not over before round ${ROUNDS}`);

  const areAllRolled = seats.every(({ square }) => areRolled(square)) && areRolled(middle);
  seats.forEach(({ square, stage, taken }, seat) => {
    place = `seat ${seat}`;
    check(isWhole(square), 'a square has nine dice, the white one in the centre and nowhere else');
    const isBlank = square.every(({ value }) => value === null);
    check(areRolled(square) || (isBlank && stage === 'in-hand'), 'dice without numbers are all in hand');
    check(areAllRolled || isBuilding({ stage }), 'nobody calls before all dice are rolled');
    check(!taken || stage === 'decided', 'a die is held by one who has taken it');
    check(
      phase === 'build' ? stage !== 'late' : !isBuilding({ stage }) && stage !== 'called',
      `in the phase ${phase} nobody is ${stage}`,
    );
  });

  place = 'middle';
  const held = seats.flatMap(({ taken }) => taken ?? []);
  const left = middle.flatMap((die) => die ?? []);
  const red = countColour([...left, ...held, ...seats.flatMap(({ square }) => square)], 'r');
  const expected = 4 * seats.length + 2;
  check(
    left.length + held.length === 4,
    `with those that were taken there are ${left.length + held.length} dice, not 4`,
  );
  check(areRolled(middle) || left.every(({ value }) => value === null), 'all of its dice are rolled, or none');
  check(red === expected, `with those of the seats ${red} dice are red, not ${expected}`);

  place = 'turn';
  const isBuilt = !seats.some(isBuilding);
  const waiting = seats.filter(({ stage }) => stage === 'called').length;
  check(phase !== 'build' || !isBuilt || waiting === 1, 'all squares are covered, so dice are exchanged');
  check(
    phase === 'over' ? held.length === 0 : phase === 'build' || turn === firstHolder(position),
    `the phase is ${phase}, but that is not the seat to exchange`,
  );
  return {
    ...position,
    turn: phase === 'exchange' ? turn : first,
    options: resolveOptions(cuboOptions, options),
    rounds: [],
  };
}

const isWhole = (square: CuboSquare): boolean =>
  square.length === CELLS && square.every(({ colour }, cell) => (colour === 'w') === (cell === CENTRE));
