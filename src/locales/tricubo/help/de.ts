import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'So spielt man Tricubo',
  cards: {
    goal: {
      heading: 'Ziel',
      text: 'Drei Würfel bringen Kreuze in fünf Reihen. Am Ende zählt in jeder Reihe der Wert über dem letzten Kreuz. Die Werte steigen und fallen: Bleib stehen, wo sie hoch sind.',
    },
    die: {
      heading: 'Ein Würfel',
      text: 'Die Zahl nennt die Reihe, die Größe, wie viele Kreuze: groß drei, mittel zwei, klein eines. Wer am Zug ist, wählt zuerst; dieser Würfel ist dann für die anderen gesperrt.',
    },
    six: {
      heading: 'Eine 6',
      text: 'Eine 6 wertet Reihen vorab: die große genau drei, die mittlere zwei, die kleine eine. Am Ende zählen sie noch einmal. Mehr als drei Reihen sind es in einer Partie nicht.',
    },
    colours: {
      heading: 'Farbfelder',
      text: 'Statt Kreuze zu machen, kann ein Würfel von 1 bis 5 das Feld in seiner Farbe oder das mit allen drei Farben ankreuzen. Auf Seite A bringen alle vier zusammen 10 Punkte.',
    },
    end: {
      heading: 'Spielende',
      text: 'Sobald jemand in drei Reihen Lila erreicht, endet die Partie mit dieser Runde. Drei solche Reihen bringen 5 Punkte. Es gewinnt, wer die meisten Punkte hat.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    text: [
      'Mit drei Würfeln, einem großen, einem mittleren und einem kleinen, machst du Kreuze in den fünf Reihen deines Zettels. Am Ende zählt in jeder Reihe der Wert über dem letzten Kreuz. Die Werte steigen und fallen: Es kommt darauf an, wo du stehen bleibst. Es gewinnt, wer insgesamt die meisten Punkte hat.',
      'Spielen können eine bis fünf Personen, jede auf einem eigenen Zettel.',
    ],
  },
  setUp: {
    heading: 'Spielbeginn',
    text: [
      'Alle beginnen mit einem Kreuz im ersten Kästchen einer Reihe: die erste Person in Reihe 1, die zweite in Reihe 2 und so weiter. Wer allein spielt, sucht sich die Reihe aus.',
    ],
  },
  draft: {
    heading: 'Einen Würfel nehmen',
    text: [
      'Alle drei Würfel werden geworfen. Wer am Zug ist, nimmt einen davon und nutzt ihn; damit ist er für die anderen gesperrt. Diese nutzen dann je einen der beiden übrigen Würfel, mehrere auch denselben. In der nächsten Runde ist am Zug, wer links davon sitzt.',
      'Kannst du einen der Würfel nutzen, die für dich frei sind, dann musst du es auch tun; welchen und wofür, entscheidest du. Nur wer keinen nutzen kann, nimmt keinen. Nimmt die Person am Zug keinen, sind für die anderen alle drei frei.',
    ],
    caption:
      'Wer am Zug ist, hat die große 3 genommen und drei Kreuze in Reihe 3 gemacht. Für die andere Person bleiben die mittlere 5 und die kleine 2.',
  },
  rows: {
    heading: 'Eine Zahl von 1 bis 5',
    text: [
      'Die Zahl bestimmt, in welcher Reihe du Kreuze machst, die Größe des Würfels, wie viele: drei mit dem großen, zwei mit dem mittleren, eines mit dem kleinen. Jede Reihe füllt sich von links und ohne Lücken.',
      'Sind weniger Kästchen frei, verfallen die übrigen Kreuze; in einer vollen Reihe geht nichts mehr. Hier müssen alle Kreuze in der Reihe Platz finden.',
    ],
  },
  fields: {
    heading: 'Die Farbfelder',
    text: [
      'Statt in seiner Reihe kann ein Würfel mit einer Zahl von 1 bis 5 auch ein Farbfeld ankreuzen: das in seiner eigenen Farbe oder das mit allen drei Farben. Hier geht das auch mit einer 6.',
      'Auf Seite A bringen alle vier Farbfelder zusammen 10 Punkte, weniger bringen nichts. Auf Seite B kosten angekreuzte Farbfelder Punkte.',
    ],
  },
  interim: {
    heading: 'Zwischenwertung mit einer 6',
    text: [
      'Mit einer 6 werden Reihen schon vor dem Ende gewertet: mit dem großen Würfel genau drei, mit dem mittleren zwei, mit dem kleinen eine. Welche, entscheidest du. In der Spalte „Zwi\u00adschen“ bekommt jede von ihnen den Wert über ihrem letzten Kreuz; eine Reihe ohne Kreuz bekommt 0.',
      'In der ganzen Partie kannst du so nur drei Reihen werten, jede nur einmal. Eine große 6 nützt dir also nur, solange noch keine gewertet ist, eine mittlere, solange es höchstens eine ist, eine kleine, solange es höchstens zwei sind. In einer gewerteten Reihe darfst du weitere Kreuze machen, und am Ende zählt sie noch einmal.',
    ],
    caption:
      'Eine mittlere 6 hat die Reihen 1 und 2 gewertet, mit 7 und 10. In Reihe 2 kam danach ein Kreuz dazu; am Ende brächte sie jetzt noch einmal 5.',
  },
  joker: {
    heading: 'Der Joker',
    text: [
      'Auf Seite B gibt es einen Joker. Einmal je Partie kannst du mit ihm den Würfel nutzen, der für dich gesperrt ist: Wähle einfach diesen Würfel. Du musst ihn nie einsetzen.',
    ],
  },
  end: {
    heading: 'Spielende',
    text: [
      'Sobald jemand in drei Reihen eine lila Spalte erreicht hat, endet die Partie mit dieser Runde; alle spielen sie noch zu Ende. Wer drei solche Reihen hat, bekommt 5 Punkte.',
    ],
  },
  score: {
    heading: 'Abrechnung',
    text: [
      'Zusammengezählt werden die Zwischenwertungen, für jede Reihe der Wert über ihrem letzten Kreuz, die Farbfelder und die Punkte für drei lila Reihen.',
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Kreuze gemacht hat: in Kästchen, in Farbfeldern und auf dem Joker. Ist auch ihre Zahl gleich, teilt man sich den Platz.',
    ],
    caption:
      'Zwischenwertung 7 + 4 + 10 = 21, Schlusswertung 5 + 4 + 10 + 5 + 0 = 24, alle Farben 10, drei lila Reihen 5: Das macht 60.',
  },
  solo: {
    heading: 'Allein spielen',
    text: [
      'In jeder Runde ist ein Würfel für dich gesperrt: in der ersten der große, in der zweiten der mittlere, in der dritten der kleine, dann wieder von vorn. Du nutzt einen der beiden anderen. Die Partie endet mit drei lila Reihen, die ihre 5 Punkte bringen, oder nach 21 Runden.',
      'Dein Ergebnis bringt dir einen Rang ein: Neuling bis 40, Lehrling ab 41, Talent ab 61, Ass ab 71. Über 80, nur auf Seite A: Legende.',
    ],
  },
  sides: {
    heading: 'Seite A und Seite B',
    text: [
      'Seite A ist so, wie sie gedruckt ist. Von Seite B stammen bisher nur der Joker, die −5 für vier Farbfelder und der fehlende höchste Rang vom Verlag; die übrigen Zahlen sind Platzhalter.',
    ],
  },
  byHand: {
    heading: 'Spielen mit Finger oder Maus',
    text: [
      'Tippe einen Würfel an: Seine Reihe ist gewählt, und alles andere, was er bewirken kann, erscheint mit Bleistift auf dem Zettel. Tippe die Reihe an oder drücke die große Schaltfläche neben den Würfeln, und es gilt; oder tippe stattdessen ein Farbfeld oder ein Kästchen der Zwischenwertung an. Tippst du eine Reihe an, wählst du den Würfel, der sie erreicht. Tippst du den Würfel noch einmal an, nimmst du die Wahl zurück. Spielst du allein, tippe zuerst die Reihe für dein erstes Kreuz an.',
      'Mit der 6 des großen oder des mittleren Würfels tippst du die Reihen an, die gewertet werden, und drückst die große Schaltfläche. Unter „Mehr“ lässt sich eine Liste aller Züge in Worten öffnen.',
      'Spielt ihr zu mehreren, zeigen die Schaltflächen über dem Zettel, wer noch entscheiden muss; mit ihnen wechselst du zu einem anderen Zettel. „Zurücknehmen“ nimmt zurück, was auf dem gezeigten Zettel geschehen ist.',
    ],
  },
  byKey: {
    heading: 'Spielen mit der Tastatur',
    text: [
      'Die Pfeiltasten führen von Würfel zu Würfel. Mit Eingabe oder Leertaste wählst du einen, ebenso mit L, M und S. Dann geht es zu seinen Möglichkeiten auf dem Zettel: Pfeiltasten oder Tab führen von einer zur nächsten, Eingabe führt sie aus, die Leertaste wählt eine Reihe aus, die gewertet werden soll. Esc nimmt die Wahl zurück.',
      'In der Liste der Möglichkeiten wählst du mit den Pfeiltasten und bestätigst mit Eingabe.',
      'U oder Strg+Z nimmt einen Zug zurück, R oder Strg+Y stellt ihn wieder her. H gibt einen Tipp. In einer aufgezeichneten Partie blättern die linke und die rechte Pfeiltaste zurück und vor; Pos1 und Ende führen zum Anfang und zum Ende.',
      'Im Lesemodus eines Screenreaders gehören die Buchstaben dem Screenreader; für die Tasten hier schalte in seinen Fokusmodus.',
    ],
  },
  byNotation: {
    heading: 'Züge eintippen',
    text: [
      'L, M oder S, für den großen, den mittleren oder den kleinen Würfel, macht Kreuze in der Reihe, die der Würfel zeigt. Lc kreuzt das Feld in seiner Farbe an, Lt das mit allen drei Farben. M:2,5 wertet mit einer 6 die Reihen 2 und 5.',
      'Ein J vor dem Zug setzt den Joker ein: JM. Wer allein spielt, macht mit @2 das erste Kreuz, in Reihe 2. Um keinen Würfel zu nehmen, tippe -.',
    ],
  },
  onPaper: {
    heading: 'Echte Würfel, echtes Papier',
    text: [
      'Fragt eine Webseite nach deinen eigenen Würfeln, wirf sie und tippe an, was sie zeigen, oder gib die drei Ziffern ein, zuerst den großen Würfel, zuletzt den kleinen. Mit „Leeren Zettel drucken“ bekommst du einen Zettel, auf dem du mit dem Stift spielst.',
    ],
  },
};
