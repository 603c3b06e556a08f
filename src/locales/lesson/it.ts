import { ofThe } from '../common/names/it.js';
import type { LessonTerms } from './terms.js';

export const it: LessonTerms = {
  $code: 'it',
  $name: 'Italiano',
  $dir: 'ltr',

  'lesson.step': (step, of) => `Passo ${step} di ${of}`,
  'lesson.back': 'Indietro',
  'lesson.next': 'Avanti',
  'lesson.skip': 'Salta',
  'lesson.finish': 'Concludi',
  'lesson.hint': 'Suggerimento',
  'lesson.show': 'Mostra',
  'lesson.right': 'Giusto.',
  'lesson.wrong': 'Non è la risposta giusta.',
  'lesson.takenBack': 'La tua mossa è stata annullata. Riprova.',
  'lesson.yourTurn': 'Ora tocca a te.',
  'lesson.goOn': 'Questo passo è concluso.',
  'lesson.only': (places) => `Qui conta solo: ${places}.`,
  'lesson.losesPoints': (points, shown) =>
    `In media ${points === 1 ? 'è' : 'sono'} ${shown} ${points === 1 ? 'punto' : 'punti'} in meno rispetto alla mossa migliore.`,
  'lesson.losesChance': (percent) => `La probabilità di vincere scende ${ofThe(percent)} circa.`,
  'lesson.losesGame': 'Così la partita è persa.',
  'lesson.reply': (sentence) => `La risposta potrebbe essere: ${sentence}`,
  'lesson.done': 'La lezione è finita.',
  'lesson.allRight': 'Tutto giusto al primo tentativo!',
  'lesson.someRight': (right, of) => `${right} su ${of} al primo tentativo.`,
  'lesson.skipped': (count) => (count === 1 ? '1 passo saltato.' : `${count} passi saltati.`),
  'lesson.retry': (missed) => (missed === 1 ? 'Riprova il passo mancato' : `Riprova i ${missed} passi mancati`),
  'lesson.remaining': (count) => (count === 1 ? 'Fai il passo rimasto' : 'Fai i passi rimasti'),
  'lesson.restart': 'Ricomincia',
  'lesson.play': 'Gioca ora',
  'lesson.broken': 'Questo passo non si può giocare. Puoi andare avanti.',
  'lesson.missing': 'Caricamento non riuscito.',
  'lesson.tryAgain': 'Riprova',
  'lesson.reload': 'Ricarica la pagina',
};
