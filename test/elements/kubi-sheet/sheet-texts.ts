import type { ProofTable } from '../proof-reading.js';

/** What stands on a sheet, to be proof-read by column: English, German, Dutch, French, Italian. */
export const SHEET_TEXTS = {
  player1: ['Player 1', 'Spieler 1', 'Speler 1', 'Joueur 1', 'Giocatore 1'],
  player2: ['Player 2', 'Spieler 2', 'Speler 2', 'Joueur 2', 'Giocatore 2'],
  nameOfPlayer1: [
    'Name of Player 1',
    'Name von Spieler 1',
    'Naam van Speler 1',
    'Nom de Joueur 1',
    'Nome di Giocatore 1',
  ],
  nameOfPlayer2: [
    'Name of Player 2',
    'Name von Spieler 2',
    'Naam van Speler 2',
    'Nom de Joueur 2',
    'Nome di Giocatore 2',
  ],
  sheetOfPlayer1: [
    'Kubi sheet of Player 1',
    'Kubi-Zettel von Spieler 1',
    'Kubi-scoreblad van Speler 1',
    'Feuille de Kubi, Joueur 1',
    'Foglio di Kubi di Giocatore 1',
  ],
  sheetOfAnn: [
    'Kubi sheet of Ann',
    'Kubi-Zettel von Ann',
    'Kubi-scoreblad van Ann',
    'Feuille de Kubi, Ann',
    'Foglio di Kubi di Ann',
  ],
  sheetOfBob: [
    'Kubi sheet of Bob',
    'Kubi-Zettel von Bob',
    'Kubi-scoreblad van Bob',
    'Feuille de Kubi, Bob',
    'Foglio di Kubi di Bob',
  ],

  // The three numbers with eight boxes each.
  countdown: ['Discards', 'Strichmenge', 'Afgelegd', 'Dés écartés', 'Scarti'],
  uncrossed: ['a number', 'eine Zahl', 'een getal', 'un chiffre', 'un numero'],
  left8: ['8 left', 'noch 8', 'nog 8', 'reste 8', 'ancora 8'],
  left7: ['7 left', 'noch 7', 'nog 7', 'reste 7', 'ancora 7'],
  left5: ['5 left', 'noch 5', 'nog 5', 'reste 5', 'ancora 5'],
  left2: ['2 left', 'noch 2', 'nog 2', 'reste 2', 'ancora 2'],
  finished: ['done', 'fertig', 'klaar', 'fini', 'finito'],

  // The sums with their tallies.
  sums: ['Sums', 'Summen', 'Sommen', 'Sommes', 'Somme'],
  sum: ['Sum', 'Summe', 'Som', 'Somme', 'Somma'],
  value: ['Value', 'Wert', 'Waarde', 'Valeur', 'Valore'],
  tallies: ['Marks', 'Striche', 'Turven', 'Traits', 'Segni'],
  next: ['Next', 'Bringt', 'Effect', 'Effet', 'Effetto'],
  count: ['Count', 'Wertung', 'Telt', 'Calcul', 'Calcolo'],
  points: ['Points', 'Punkte', 'Punten', 'Points', 'Punti'],
  total: ['Total', 'Gesamt', 'Totaal', 'Total', 'Totale'],
  full: ['full', 'voll', 'vol', 'plein', 'pieno'],
  marks0: ['0 marks', '0 Striche', '0 streepjes', '0 trait', '0 segni'],
  marks1: ['1 mark', '1 Strich', '1 streepje', '1 trait', '1 segno'],
  marks2: ['2 marks', '2 Striche', '2 streepjes', '2 traits', '2 segni'],
  marks3: ['3 marks', '3 Striche', '3 streepjes', '3 traits', '3 segni'],
  marks4: ['4 marks', '4 Striche', '4 streepjes', '4 traits', '4 segni'],
  marks5: ['5 marks', '5 Striche', '5 streepjes', '5 traits', '5 segni'],
  marks6: ['6 marks', '6 Striche', '6 streepjes', '6 traits', '6 segni'],
  marks8: ['8 marks', '8 Striche', '8 streepjes', '8 traits', '8 segni'],
  marks10: ['10 marks', '10 Striche', '10 streepjes', '10 traits', '10 segni'],
  legend: [
    '1 to 4 marks cost 200, 5 count nothing, each from the 6th to the 10th adds the value.',
    '1 bis 4 Striche kosten 200, 5 bringen nichts, der 6. bis 10. bringt jeweils den Wert der Summe.',
    '1 tot en met 4 streepjes kosten 200, 5 leveren niets op, het 6e tot en met het 10e elk de waarde van de som.',
    'De 1 à 4 traits, vous perdez 200 points\u202f; 5 ne valent rien\u202f; du 6e au 10e, chacun rapporte la valeur de la somme.',
    'Da 1 a 4 segni costano 200 punti, 5 non valgono nulla, dal 6º al 10º ognuno aggiunge il valore della somma.',
  ],
  markedLast: ['marked last', 'zuletzt eingetragen', 'laatst ingevuld', 'dernier trait', 'ultimo segno'],

  // The dice beside a record.
  dice13426Out: ['Dice: 1', 'Würfel: 1', 'Dobbelstenen: 1', 'Dés\u00a0: 1', 'Dadi: 1'],
  dice13426First: ['Dice: 3 4', 'Würfel: 3 4', 'Dobbelstenen: 3 4', 'Dés\u00a0: 3 4', 'Dadi: 3 4'],
  dice13426Second: ['Dice: 2 6', 'Würfel: 2 6', 'Dobbelstenen: 2 6', 'Dés\u00a0: 2 6', 'Dadi: 2 6'],
  dice12346: [
    'Dice: 1 2 3 4 6',
    'Würfel: 1 2 3 4 6',
    'Dobbelstenen: 1 2 3 4 6',
    'Dés\u00a0: 1 2 3 4 6',
    'Dadi: 1 2 3 4 6',
  ],
  discard: ['Discard', 'Abwurf', 'Afgelegd', 'Écarté', 'Scarto'],
  leftOut: ['Left out', 'Bleibt übrig', 'Blijft over', 'De côté', 'Da parte'],
} as const satisfies ProofTable;
