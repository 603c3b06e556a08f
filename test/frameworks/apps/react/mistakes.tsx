/** Nothing of this compiles; where something does, the comment above it is refused. */
import { createRef } from 'react';
import type { TriadBoard } from 'tabletop-elements';
import type {} from 'tabletop-elements/react';

const board = createRef<TriadBoard>();
const sheet = createRef<HTMLInputElement>();
const isLimited = Boolean(board.current);

export const mistakes = [
  // @ts-expect-error There is no such mode.
  <triad-board key="mode" mode="plya" />,
  // @ts-expect-error The sides are 0 and 1.
  <triad-board key="starter" starter={2} />,
  // @ts-expect-error There is no such property.
  <triad-board key="property" strater={1} />,
  // @ts-expect-error A record of a game has a format.
  <triad-board key="record" record={{ game: 'triad' }} />,
  // @ts-expect-error An option is on or off.
  <triad-board key="option" even-start="maybe" />,
  // @ts-expect-error An attribute that is false is left out, and the default is on: it is `timeLimits` or 'off'.
  <cubo-grid key="false" time-limits={isLimited} />,
  // @ts-expect-error There is no such event.
  <triad-board key="event" ongame-mvoe={({ detail }) => console.log(detail.text)} />,
  // @ts-expect-error It is called as it is in HTML.
  <triad-board key="camel" onGameMove={() => undefined} />,
  // @ts-expect-error A move of Triad has no tile.
  <triad-board key="detail" ongame-move={({ detail }) => console.log(detail.move.tile)} />,
  // @ts-expect-error Another element is another type.
  <triad-board key="ref" ref={sheet} />,
  // @ts-expect-error There is no such tag.
  <triad-bord key="tag" />,
];

// @ts-expect-error There is no such method.
board.current?.undoo();
