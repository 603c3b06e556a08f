import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'tabletop-elements/game-moves.js';
import 'tabletop-elements/game-toolbar.js';
import 'tabletop-elements/triad-board.js';

@Component({
  selector: 'app-kept',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <triad-board
      id="kept"
      persist="kept"
      controls="none"
      [seats]="same().seats"
      [starter]="same().starter"
      [draws]="same().draws"
      [position]="same().position"
    ></triad-board>
    <game-toolbar for="kept"></game-toolbar>
    <game-moves for="kept"></game-moves>
  `,
})
export class Kept {
  readonly same = signal<{ seats?: string; starter?: number; draws?: boolean; position?: string }>({});

  constructor() {
    // What the page sets later, and what the game is anyway.
    afterNextRender(() => this.same.set({ seats: 'human human', starter: 0, draws: true, position: '' }));
  }
}
