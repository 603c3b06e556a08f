import type { LessonTerms } from './terms.js';

export const de: LessonTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'lesson.step': (step, of) => `Schritt ${step} von ${of}`,
  'lesson.back': 'Zurück',
  'lesson.next': 'Weiter',
  'lesson.skip': 'Überspringen',
  'lesson.finish': 'Abschließen',
  'lesson.hint': 'Tipp',
  'lesson.show': 'Zeigen',
  'lesson.right': 'Richtig.',
  'lesson.wrong': 'Nicht ganz.',
  'lesson.takenBack': 'Dein Zug wurde zurückgenommen. Versuche es noch einmal.',
  'lesson.yourTurn': 'Jetzt du.',
  'lesson.goOn': 'Dieser Schritt ist geschafft.',
  'lesson.only': (places) => `Hier zählt nur: ${places}.`,
  'lesson.losesPoints': (points, shown) =>
    `Im Schnitt ${points === 1 ? 'ist' : 'sind'} das ${shown} ${points === 1 ? 'Punkt' : 'Punkte'} weniger als mit dem besten Zug.`,
  'lesson.losesChance': (percent) => `Die Gewinnchance sinkt dadurch um etwa ${percent}.`,
  'lesson.losesGame': 'Damit ist die Partie verloren.',
  'lesson.reply': (sentence) => `Darauf könnte folgen: ${sentence}`,
  'lesson.done': 'Die Lektion ist zu Ende.',
  'lesson.allRight': 'Alles auf Anhieb richtig!',
  'lesson.someRight': (right, of) => `${right} von ${of} auf Anhieb richtig.`,
  'lesson.skipped': (count) => `${count} ${count === 1 ? 'Schritt' : 'Schritte'} übersprungen.`,
  'lesson.retry': (missed) =>
    missed === 1 ? 'Den verpatzten Schritt wiederholen' : `Die ${missed} verpatzten Schritte wiederholen`,
  'lesson.remaining': (count) => (count === 1 ? 'Übrigen Schritt machen' : 'Übrige Schritte machen'),
  'lesson.restart': 'Von vorn beginnen',
  'lesson.play': 'Jetzt spielen',
  'lesson.broken': 'Dieser Schritt lässt sich nicht spielen. Du kannst weitergehen.',
  'lesson.missing': 'Das ließ sich nicht laden.',
  'lesson.tryAgain': 'Noch einmal versuchen',
  'lesson.reload': 'Seite neu laden',
};
