/** All of this compiles: what the documentation says that the types cannot find. */
import type {} from 'tabletop-elements/react';

export const unnoticed = [
  // JSX allows any name with a hyphen, and without its event nothing is wrong with the listener.
  <triad-board key="event" ongame-mvoe={() => undefined} />,
];
