import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'tabletop-elements/triad-board.js';
import type { GameEventOf, TriadBoard } from 'tabletop-elements/classes.js';

@Component({
  selector: 'app-board',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<triad-board seats="human computer" (game-move)="log($event)"></triad-board>`,
})
export class Board {
  log({ detail }: GameEventOf<TriadBoard, 'game-move'>) {
    console.log(detail.text);
  }
}
