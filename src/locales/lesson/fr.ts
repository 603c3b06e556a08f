import type { LessonTerms } from './terms.js';

export const fr: LessonTerms = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',

  'lesson.step': (step, of) => `Étape ${step} sur ${of}`,
  'lesson.back': 'Retour',
  'lesson.next': 'Suivant',
  'lesson.skip': 'Sauter',
  'lesson.finish': 'Terminer',
  'lesson.hint': 'Indice',
  'lesson.show': 'Montrer',
  'lesson.right': 'C’est juste.',
  'lesson.wrong': 'Pas tout à fait.',
  'lesson.takenBack': 'Votre coup a été annulé. Réessayez.',
  'lesson.yourTurn': 'À vous.',
  'lesson.goOn': 'Cette étape est terminée.',
  'lesson.only': (places) => `Seuls comptent ici\u202f: ${places}.`,
  'lesson.losesPoints': (points, shown) =>
    `En moyenne, c’est ${shown} ${Math.abs(points) < 2 ? 'point' : 'points'} de moins que le meilleur coup.`,
  'lesson.losesChance': (percent) => `Vos chances de gagner baissent d’environ ${percent}.`,
  'lesson.losesGame': 'Ce coup perd la partie.',
  'lesson.reply': (sentence) => `Réponse possible\u202f: ${sentence}`,
  'lesson.done': 'La leçon est terminée.',
  'lesson.allRight': 'Sans faute, du premier coup\u202f!',
  'lesson.someRight': (right, of) => `${right} sur ${of} du premier coup.`,
  'lesson.retry': (missed) => (missed === 1 ? 'Refaire l’étape manquée' : `Refaire les ${missed} étapes manquées`),
  'lesson.restart': 'Recommencer',
  'lesson.broken': 'Cette étape ne peut pas être jouée. Vous pouvez continuer.',
};
