import type { Hints } from './index.js';

export const it: Hints = {
  triadEven: [
    'Guarda il tuo dado in a1.',
    'Da a1 a a3, girato su 2.',
    'Poi l’avversario non può fare subito una triade. Probabilità di vincere: circa 62%. Seconda scelta: da b1 a b2, girato su 1, circa 55%.',
  ],
  triadTakes: [
    'Guarda il tuo dado in c1.',
    'Da c1 a e3, girato su 2, e togli e3.',
    'Triade. Il dado in e3 viene tolto, 1 su 3. L’avversario può comunque fare poi una triade. Probabilità di vincere: circa 80%. Seconda scelta: da a6 a a4, girato su 2, circa 40%.',
  ],
  triadWins: [
    'Guarda il tuo dado in a1.',
    'Da a1 a a3, girato su 2.',
    'Così la vittoria è certa, qualunque sia la risposta.',
  ],
  triadLoses: [
    'Guarda il tuo dado in a1.',
    'Da a1 a a3, girato su 2.',
    'Contro il gioco migliore ogni mossa perde; questa resiste più a lungo.',
  ],
  triadTurns: [
    'Guarda il tuo dado in b2.',
    'Gira b2 su 2.',
    'L’avversario può comunque fare poi una triade. Probabilità di vincere: circa 60%. Seconda scelta: gira b1 su 2, circa 50%.',
  ],
  triadSteps: [
    'Guarda il tuo dado in f2.',
    'Da f2 a e1 senza girare.',
    'L’avversario può comunque fare poi una triade. Probabilità di vincere: circa 60%. Seconda scelta: gira f2 su 3, circa 50%.',
  ],
  kubiCrosses: [
    'Comincia dal numero 1.',
    'Barra 1, 2 e 6.',
    'Con questi puoi aspettarti circa 316 punti. In media vale 1 punto in più della seconda scelta: barra 1, 2 e 5.',
  ],
  kubiEnters: [
    'Guarda le somme 6 e 9.',
    'Scarta 1 · 9 + 6 · −200.',
    'Il 6 costa 200, al 9 ne mancano 3. Per l’1 ne restano 3. In media vale 2,4 punti in più della seconda scelta: scarta 4 · 9 + 3 · nessun cambiamento.',
  ],
  kubiAsGood: [
    'Guarda le somme 5 e 10.',
    'Scarta 1 · 10 + 5 · −200.',
    'Al 5 ne manca 1, il 10 costa 200. Per l’1 ne restano 3. In media vale lo stesso: scarta 4 · 9 + 3 · nessun cambiamento.',
  ],
  tricuboClimbs: [
    'Guarda questo dado: 3 grande.',
    '3 grande: 3 crocette nella riga 3, che così vale 0 (−2).',
    '3 grande: la riga 3 scende da 2 a 0. Alla fine puoi aspettarti circa 62 punti. In media vale 1 punto in più della seconda scelta: 4 medio: 2 crocette nella riga 4, che così vale 2 (−5).',
  ],
  tricuboField: [
    'Guarda questo dado: 3 grande.',
    '3 grande: barra la casella dei tre colori (0).',
    'Alla fine puoi aspettarti circa 62 punti. In media vale 14 punti in più della seconda scelta: 3 grande: 3 crocette nella riga 3, che così vale 0 (−2).',
  ],
  tricuboScores: [
    'Guarda questo dado: 6 medio.',
    '6 medio: conteggia le righe 2 e 5 (+8).',
    'Alla fine puoi aspettarti circa 62 punti. In media vale 0,3 punti in più della seconda scelta: 1 grande: 3 crocette nella riga 1, che così vale 5 (+1).',
  ],
  tricuboStarts: [
    'Guarda la riga 3.',
    'Prima crocetta nella riga 3.',
    'Alla fine puoi aspettarti circa 66 punti. In media vale 0,1 punti in più della seconda scelta: prima crocetta nella riga 2.',
  ],
  cuboSwaps: [
    'Guarda a1 e b1.',
    'Scambia l’1 rosso in a1 e l’1 blu in b1.',
    'Questi dadi possono valere 22, ora 0. Servono 3 scambi. Serve anche il 6 rosso dal centro. In media vale 15 punti in più della seconda scelta: chiama «\u00a0Cubo\u00a0».',
  ],
  cuboCalls: [
    'Guarda tutto il quadrato.',
    'Chiama «\u00a0Cubo\u00a0».',
    'Questi dadi non possono valere più di 36, nemmeno con uno del centro. In media vale 8 punti in più della seconda scelta: rilancia tutti i dadi.',
  ],
  cuboRolls: [
    'Guarda tutto il quadrato.',
    'Rilancia tutti i dadi.',
    'In media vale 8 punti in più della seconda scelta: chiama «\u00a0Cubo\u00a0».',
  ],
  cuboTakes: [
    'Guarda i dadi al centro.',
    'Prendi il 2 blu.',
    'Il quadrato può valere allora 36, ora 32. In media vale 1 punto in più della seconda scelta: non prenderne nessuno.',
  ],
  cuboTakesNone: ['Guarda i dadi al centro.', 'Non prenderne nessuno.', 'In media vale lo stesso: prendi il 2 blu.'],
  cuboGives: [
    'Guarda a2.',
    'Cedi il 2 rosso in a2.',
    'Il quadrato può valere allora 36, ora 32. In media vale 4 punti in più della seconda scelta: tieni i tuoi dadi.',
  ],
  cuboKeeps: [
    'Guarda tutto il quadrato.',
    'Tieni i tuoi dadi.',
    'In media vale 10 punti in più della seconda scelta: cedi l’1 rosso in a1.',
  ],
  triominoLays: [
    'Guarda 3-4-5 tra le tue tessere.',
    'Posa 3-4-5 a sinistra di 3-4-4.',
    '+12 (4+5+3). Poi va bene 1 delle tue altre 2 tessere. In media vale 14 punti in più della seconda scelta: posa 3-4-5 a sinistra di 4-4-5.',
  ],
  triominoLaysLastButOne: [
    'Guarda 3-4-5 tra le tue tessere.',
    'Posa 3-4-5 a sinistra di 3-4-4.',
    '+12 (4+5+3). Poi l’altra tua tessera non va bene. In media vale 30 punti in più della seconda scelta: pesca una tessera.',
  ],
  triominoBuys: ['Guarda le tessere da pescare.', 'Pesca una tessera.', 'È l’unica mossa possibile.'],
};
