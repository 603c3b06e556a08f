import { COMMON_TEXTS } from '../common-texts.js';
import { proofReader } from '../proof-reading.js';
import type { ProofTable } from '../proof-reading.js';

/** What a board writes and what its things are called, to be proof-read by column: English, German, Dutch, French, Italian. */
const TEXTS = {
  white: ['White', 'Weiß', 'Wit', 'Blanc', 'Bianco'],
  black: ['Black', 'Schwarz', 'Zwart', 'Noir', 'Nero'],
  nameOfWhite: ['Name of White', 'Name von Weiß', 'Naam van Wit', 'Nom de Blanc', 'Nome di Bianco'],
  nameOfBlack: ['Name of Black', 'Name von Schwarz', 'Naam van Zwart', 'Nom de Noir', 'Nome di Nero'],
  board: [
    'Triad board, White against Black',
    'Triad-Brett, Weiß gegen Schwarz',
    'Triad-bord, Wit tegen Zwart',
    'Plateau de Triad, Blanc contre Noir',
    'Tabellone di Triad, Bianco contro Nero',
  ],
  boardOfAnnAndBob: [
    'Triad board, Ann against Bob',
    'Triad-Brett, Ann gegen Bob',
    'Triad-bord, Ann tegen Bob',
    'Plateau de Triad, Ann contre Bob',
    'Tabellone di Triad, Ann contro Bob',
  ],

  // What a cell is called, after its own name.
  empty: ['empty', 'leer', 'leeg', 'vide', 'vuota'],
  chosen: ['chosen', 'gewählt', 'gekozen', 'choisi', 'scelto'],
  becomes2: [
    'the die would show 2',
    'der Würfel würde 2 zeigen',
    'de dobbelsteen zou een 2 worden',
    'le dé montrerait 2',
    'il dado mostrerebbe 2',
  ],
  becomes3: [
    'the die would show 3',
    'der Würfel würde 3 zeigen',
    'de dobbelsteen zou een 3 worden',
    'le dé montrerait 3',
    'il dado mostrerebbe 3',
  ],
  makesTriad: ['makes a triad', 'bildet eine Triade', 'vormt een triade', 'forme une triade', 'forma una triade'],
  canComeOff: [
    'can be taken off',
    'kann weggenommen werden',
    'kan worden weggenomen',
    'peut être retiré',
    'si può togliere',
  ],
  cannotMove: ['cannot move', 'kann nicht ziehen', 'zit vast', 'ne peut pas se déplacer', 'non può muoversi'],
  movedLast: ['moved last', 'zuletzt gezogen', 'laatste zet', 'joué en dernier', 'mosso per ultimo'],

  // The trays, a name in a picture, and the author’s marks.
  noneOff: [
    '0 of 3 dice taken off',
    '0 von 3 Würfeln weggenommen',
    '0 van de 3 dobbelstenen weggenomen',
    '0 dé retiré sur 3',
    'dadi tolti: 0 su 3',
  ],
  oneOff: [
    '1 of 3 dice taken off',
    '1 von 3 Würfeln weggenommen',
    '1 van de 3 dobbelstenen weggenomen',
    '1 dé retiré sur 3',
    'dadi tolti: 1 su 3',
  ],
  twoOff: [
    '2 of 3 dice taken off',
    '2 von 3 Würfeln weggenommen',
    '2 van de 3 dobbelstenen weggenomen',
    '2 dés retirés sur 3',
    'dadi tolti: 2 su 3',
  ],
  threeOff: [
    '3 of 3 dice taken off',
    '3 von 3 Würfeln weggenommen',
    '3 van de 3 dobbelstenen weggenomen',
    '3 dés retirés sur 3',
    'dadi tolti: 3 su 3',
  ],
  onTurn: [', to move', ', am Zug', ', aan zet', ', au trait', ', di turno'],
  marks: [
    'Marked: b1. Arrow from c1 to e3.',
    'Markiert: b1. Pfeil von c1 nach e3.',
    'Gemarkeerd: b1. Pijl van c1 naar e3.',
    'En évidence\u00a0: b1. Flèche de c1 à e3.',
    'In evidenza: b1. Freccia da c1 a e3.',
  ],

  howToPlay: [
    'How to play Triad',
    'So spielt man Triad',
    'Zo speel je Triad',
    'Comment jouer à Triad',
    'Come si gioca a Triad',
  ],

  // Dice.
  diceOfWhite: [
    'White’s six dice',
    'Die sechs Würfel von Weiß',
    'De zes dobbelstenen van Wit',
    'Les six dés de Blanc',
    'I sei dadi di Bianco',
  ],
  diceOfBlack: [
    'Black’s six dice',
    'Die sechs Würfel von Schwarz',
    'De zes dobbelstenen van Zwart',
    'Les six dés de Noir',
    'I sei dadi di Nero',
  ],
  diceOfBoth: [
    'Six dice, the same for both sides',
    'Sechs Würfel, gleich für beide Farben',
    'Zes dobbelstenen, dezelfde voor beide spelers',
    'Six dés, les mêmes pour les deux camps',
    'Sei dadi, gli stessi per entrambi',
  ],

  // What is to be done, and what can be.
  whiteToMove: [
    'White to move.',
    'Weiß ist am Zug.',
    'Wit is aan zet.',
    'C’est à Blanc de jouer.',
    'È il turno di Bianco.',
  ],
  blackToMove: [
    'Black to move.',
    'Schwarz ist am Zug.',
    'Zwart is aan zet.',
    'C’est à Noir de jouer.',
    'È il turno di Nero.',
  ],
  annToMove: ['Ann to move.', 'Ann ist am Zug.', 'Ann is aan zet.', 'C’est à Ann de jouer.', 'È il turno di Ann.'],
  takeOneOff: [
    'A triad! Choose the die that comes off.',
    'Eine Triade! Welcher Würfel kommt weg?',
    'Een triade! Kies de dobbelsteen die je wegneemt.',
    'Une triade\u202f! Choisissez le dé à retirer.',
    'Una triade! Scegli il dado da togliere.',
  ],
  stuck: [
    'No die can go to a new value. Turn one where it lies, or move one unturned.',
    'Kein Würfel kann mit einem neuen Wert ziehen. Drehe einen an Ort und Stelle oder ziehe einen ungedreht.',
    'Geen dobbelsteen kan met een nieuwe waarde worden verplaatst. Draai er één op zijn plaats of verplaats er één ongedraaid.',
    'Aucun dé ne peut se déplacer avec une nouvelle valeur. Tournez-en un sur place ou déplacez-en un sans le tourner.',
    'Nessun dado può muoversi con un nuovo valore. Girane uno sul posto o muovine uno senza girarlo.',
  ],
  turnTo1: ['Turn to 1', 'Auf 1 drehen', 'Naar 1 draaien', 'Tourner sur le 1', 'Gira su 1'],
  turnTo2: ['Turn to 2', 'Auf 2 drehen', 'Naar 2 draaien', 'Tourner sur le 2', 'Gira su 2'],
  annHasWon: [
    'Ann wins. The third die is off.',
    'Ann gewinnt. Der dritte Würfel ist weg.',
    'Ann wint. De derde dobbelsteen is weggenomen.',
    'Ann gagne. Le troisième dé est retiré.',
    'Ann vince. Il terzo dado è stato tolto.',
  ],
  drawn: [
    'The game is drawn. For 200 moves no die has been taken off.',
    'Das Spiel endet unentschieden. Seit 200 Zügen wurde kein Würfel weggenommen.',
    'Het spel eindigt in remise. Er is 200 zetten lang geen dobbelsteen weggenomen.',
    'La partie est nulle. Aucun dé n’a été retiré depuis 200 coups.',
    'La partita finisce in parità. Da 200 mosse non viene tolto nessun dado.',
  ],

  // A record.
  rolled: [
    'The dice are laid. White has 1 1 2 2 3 3. Black has 1 1 2 2 3 3.',
    'Die Würfel liegen. Weiß hat 1 1 2 2 3 3. Schwarz hat 1 1 2 2 3 3.',
    'De dobbelstenen liggen op het bord. Wit heeft 1 1 2 2 3 3. Zwart heeft 1 1 2 2 3 3.',
    'Les dés sont placés. Blanc a 1 1 2 2 3 3. Noir a 1 1 2 2 3 3.',
    'I dadi sono disposti. Bianco ha 1 1 2 2 3 3. Nero ha 1 1 2 2 3 3.',
  ],
  moved: [
    'White: a1 to a3, now 2.',
    'Weiß: a1 nach a3, jetzt 2.',
    'Wit: a1 naar a3, nu 2.',
    'Blanc\u00a0: de a1 à a3, maintenant 2.',
    'Bianco: da a1 in a3, ora 2.',
  ],
} as const satisfies ProofTable;

export const { names: TEXT_NAMES, textIn, inWords } = proofReader({ ...COMMON_TEXTS, ...TEXTS });
