import type { LessonTerms } from './terms.js';

export const nl: LessonTerms = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  'lesson.step': (step, of) => `Stap ${step} van ${of}`,
  'lesson.back': 'Terug',
  'lesson.next': 'Verder',
  'lesson.skip': 'Overslaan',
  'lesson.finish': 'Afronden',
  'lesson.hint': 'Tip',
  'lesson.show': 'Laat zien',
  'lesson.right': 'Goed.',
  'lesson.wrong': 'Niet helemaal.',
  'lesson.takenBack': 'Je zet is teruggenomen. Probeer het nog eens.',
  'lesson.yourTurn': 'Nu jij.',
  'lesson.goOn': 'Deze stap is klaar.',
  'lesson.only': (places) => `Hier telt alleen: ${places}.`,
  'lesson.losesPoints': (points, shown) =>
    `Gemiddeld is dat ${shown} ${points === 1 ? 'punt' : 'punten'} minder dan met de beste zet.`,
  'lesson.losesChance': (percent) => `Je winstkans daalt daardoor met ongeveer ${percent}.`,
  'lesson.losesGame': 'Daarmee verlies je de partij.',
  'lesson.reply': (sentence) => `Het antwoord kan zijn: ${sentence}`,
  'lesson.done': 'De les is afgelopen.',
  'lesson.allRight': 'Alles in één keer goed!',
  'lesson.someRight': (right, of) => `${right} van de ${of} in één keer goed.`,
  'lesson.retry': (missed) => (missed === 1 ? 'Gemiste stap opnieuw doen' : `${missed} gemiste stappen opnieuw doen`),
  'lesson.restart': 'Opnieuw beginnen',
  'lesson.broken': 'Deze stap kan niet worden gespeeld. Je kunt verdergaan.',
};
