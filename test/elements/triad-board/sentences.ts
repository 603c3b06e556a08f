import type { Language } from './languages.js';

/*
 * What a board says aloud, one sentence for each moment of the games in `languages-spoken.test.ts`, to be proof-read language by
 * language.
 */

const en = {
  rolled: 'The dice are laid. White has 1 2 3 3 3 3. Black has 1 2 2 2 3 3. White to move.',
  chosen: 'The die on a1 is chosen. It can go to a3, a4, c3, d4.',
  letGo: 'No die is chosen.',
  moved: 'White: a1 to a3, now 2. Black to move.',
  undone: 'Taken back. White to move.',
  redone: 'Played again. Black to move.',
  asked: 'Leave this game and begin a new one?',
  begun: 'New game. Roll the dice to begin.',

  takeOneOff: 'This makes a triad: a die has to come off. Choose from e3, d4.',
  cannotRemove: 'The die on b1 cannot be taken off. Choose from e3, d4.',
  triad: 'White: c1 to e3, now 2. Triad. The die on d4 comes off, 1 of 3. Black to move.',
  won: 'Ann: b1 to d3, now 2. Triad. The die on f3 comes off, 3 of 3. Ann wins. The third die is off.',
  gameOver: 'The game is over.',

  stuck:
    'Black: f6 to f4, now 2. White to move. No die can go to a new value. Turn one where it lies, or move one unturned.',
  turnValues: 'The die on b1 can be turned to 1, 2.',
  turned: 'White turns the die on b1 to 2. Black to move.',
  movesAndTurns: 'The die on f2 is chosen. It can go to f1, e1. The die on f2 can be turned to 2, 3.',
  oneCell: 'Unturned, this die moves exactly 1 cell.',
  twoCells: 'Unturned, this die moves exactly 2 cells.',
  stepped: 'White: f2 to e1, unturned, still 1. Black to move.',

  drawn: 'White: a1 to a3, now 2. The game is drawn. For 200 moves no die has been taken off.',
  repeated: 'Black: f3 to f6, now 3. The game is drawn. The same position has occurred for the third time.',

  notYours: 'The die on b4 is not yours.',
  sameValue: 'The die on b2 shows 1 already; it must take another value.',
  occupied: 'There is a die on b4 already.',
  blocked: 'The way to b5 is blocked by the die on b4.',
  tooFar: 'That is 4 cells away; a die moves at most 3.',
  notStraight: 'Dice move in a straight line: along a row, a column or a diagonal.',
  noDie: 'There is no die on c3.',
  sameCell: 'The die has to move to another cell.',
  offBoard: 'That is off the board.',
  notStuck: 'Only a player without any other move may turn a die where it lies or move it unturned.',
  noTriad: 'This makes no triad, so nothing can be taken off d2.',
  badMove: 'That is not a move of this game. Moves are written like b1b4.',
  notYourTurn: 'It is not your turn.',
  cannotMove: 'The die on f2 cannot move: every way to a new value is blocked.',
  mustRemove: 'This makes a triad: a die has to come off. Choose from e3, d4.',

  enterDice: 'New game. Throw your dice and enter what they show.',
  badRoll:
    'That is not a roll of this game: each side has six dice showing 1, 2 or 3; with an even start both have the same.',
  waitForDice: 'New game. Waiting for the dice.',

  atStart: 'Step 0 of 3. Nota bene.',
  atRoll: 'Step 1 of 3. The dice are laid. White has 1 1 2 2 3 3. Black has 1 1 2 2 3 3.',
  atMove: 'Step 2 of 3. White: a1 to a3, now 2. Ecce!',
  atEnd: 'Step 1 of 1. Ann: b1 to d3, now 2. Triad. The die on f3 comes off, 3 of 3. Ann wins. The third die is off.',
  trying: 'You are trying your own moves. Black to move.',
  tried: 'Black: a6 to a5, now 1. White to move.',
  returned: 'Back in the record. White: a1 to a3, now 2. Ecce!',

  notLoaded: 'This could not be loaded. Try again.',
};

export type Moment = keyof typeof en;
type Sentences = Readonly<Record<Moment, string>>;

const de: Sentences = {
  rolled: 'Die Würfel liegen. Weiß hat 1 2 3 3 3 3. Schwarz hat 1 2 2 2 3 3. Weiß ist am Zug.',
  chosen: 'Der Würfel auf a1 ist gewählt. Mögliche Felder: a3, a4, c3, d4.',
  letGo: 'Kein Würfel ist gewählt.',
  moved: 'Weiß: a1 nach a3, jetzt 2. Schwarz ist am Zug.',
  undone: 'Zug zurückgenommen. Weiß ist am Zug.',
  redone: 'Zug wiederholt. Schwarz ist am Zug.',
  asked: 'Dieses Spiel verlassen und ein neues beginnen?',
  begun: 'Neues Spiel. Würfle, um zu beginnen.',

  takeOneOff: 'Das bildet eine Triade: Ein Würfel muss weg. Zur Wahl: e3, d4.',
  cannotRemove: 'Der Würfel auf b1 kann nicht weggenommen werden. Zur Wahl: e3, d4.',
  triad: 'Weiß: c1 nach e3, jetzt 2. Triade. Der Würfel auf d4 kommt weg, 1 von 3. Schwarz ist am Zug.',
  won: 'Ann: b1 nach d3, jetzt 2. Triade. Der Würfel auf f3 kommt weg, 3 von 3. Ann gewinnt. Der dritte Würfel ist weg.',
  gameOver: 'Das Spiel ist zu Ende.',

  stuck:
    'Schwarz: f6 nach f4, jetzt 2. Weiß ist am Zug. Kein Würfel kann mit einem neuen Wert ziehen. Drehe einen an Ort und Stelle oder ziehe einen ungedreht.',
  turnValues: 'Der Würfel auf b1 lässt sich drehen auf: 1, 2.',
  turned: 'Weiß dreht den Würfel auf b1 zur 2. Schwarz ist am Zug.',
  movesAndTurns:
    'Der Würfel auf f2 ist gewählt. Mögliche Felder: f1, e1. Der Würfel auf f2 lässt sich drehen auf: 2, 3.',
  oneCell: 'Ungedreht zieht dieser Würfel genau 1 Feld weit.',
  twoCells: 'Ungedreht zieht dieser Würfel genau 2 Felder weit.',
  stepped: 'Weiß: f2 nach e1, ungedreht, weiterhin 1. Schwarz ist am Zug.',

  drawn: 'Weiß: a1 nach a3, jetzt 2. Das Spiel endet unentschieden. Seit 200 Zügen wurde kein Würfel weggenommen.',
  repeated:
    'Schwarz: f3 nach f6, jetzt 3. Das Spiel endet unentschieden. Dieselbe Stellung ist zum dritten Mal entstanden.',

  notYours: 'Der Würfel auf b4 gehört dir nicht.',
  sameValue: 'Der Würfel auf b2 zeigt schon 1; er muss einen anderen Wert bekommen.',
  occupied: 'Auf b4 liegt schon ein Würfel.',
  blocked: 'Der Weg nach b5 ist durch den Würfel auf b4 versperrt.',
  tooFar: 'Das sind 4 Felder; ein Würfel zieht höchstens 3.',
  notStraight: 'Würfel ziehen in gerader Linie: waagerecht, senkrecht oder diagonal.',
  noDie: 'Auf c3 liegt kein Würfel.',
  sameCell: 'Der Würfel muss auf ein anderes Feld ziehen.',
  offBoard: 'Das liegt außerhalb des Bretts.',
  notStuck: 'Nur wer keinen anderen Zug hat, darf einen Würfel an Ort und Stelle drehen oder ungedreht ziehen.',
  noTriad: 'Das bildet keine Triade, also kann von d2 nichts weggenommen werden.',
  badMove: 'Das ist kein Zug dieses Spiels. Züge schreibt man so: b1b4.',
  notYourTurn: 'Du bist nicht am Zug.',
  cannotMove: 'Der Würfel auf f2 kann nicht ziehen: Jeder Weg zu einem neuen Wert ist versperrt.',
  mustRemove: 'Das bildet eine Triade: Ein Würfel muss weg. Zur Wahl: e3, d4.',

  enterDice: 'Neues Spiel. Würfle selbst und trage ein, was die Würfel zeigen.',
  badRoll:
    'Das ist kein gültiger Wurf: Jede Farbe hat sechs Würfel, die 1, 2 oder 3 zeigen; bei gleichem Start haben beide dieselben Werte.',
  waitForDice: 'Neues Spiel. Warten auf die Würfel.',

  atStart: 'Schritt 0 von 3. Nota bene.',
  atRoll: 'Schritt 1 von 3. Die Würfel liegen. Weiß hat 1 1 2 2 3 3. Schwarz hat 1 1 2 2 3 3.',
  atMove: 'Schritt 2 von 3. Weiß: a1 nach a3, jetzt 2. Ecce!',
  atEnd:
    'Schritt 1 von 1. Ann: b1 nach d3, jetzt 2. Triade. Der Würfel auf f3 kommt weg, 3 von 3. Ann gewinnt. Der dritte Würfel ist weg.',
  trying: 'Du probierst eigene Züge aus. Schwarz ist am Zug.',
  tried: 'Schwarz: a6 nach a5, jetzt 1. Weiß ist am Zug.',
  returned: 'Zurück in der Partie. Weiß: a1 nach a3, jetzt 2. Ecce!',

  notLoaded: 'Das ließ sich nicht laden. Versuche es noch einmal.',
};

const nl: Sentences = {
  rolled: 'De dobbelstenen liggen op het bord. Wit heeft 1 2 3 3 3 3. Zwart heeft 1 2 2 2 3 3. Wit is aan zet.',
  chosen: 'De dobbelsteen op a1 is gekozen. Hij kan naar a3, a4, c3, d4.',
  letGo: 'Er is geen dobbelsteen gekozen.',
  moved: 'Wit: a1 naar a3, nu 2. Zwart is aan zet.',
  undone: 'Zet teruggenomen. Wit is aan zet.',
  redone: 'Zet opnieuw gedaan. Zwart is aan zet.',
  asked: 'Dit spel verlaten en een nieuw spel beginnen?',
  begun: 'Nieuw spel. Gooi de dobbelstenen om te beginnen.',

  takeOneOff: 'Dit vormt een triade: er moet een dobbelsteen worden weggenomen. Kies uit e3, d4.',
  cannotRemove: 'De dobbelsteen op b1 kan niet worden weggenomen. Kies uit e3, d4.',
  triad: 'Wit: c1 naar e3, nu 2. Triade. De dobbelsteen op d4 wordt weggenomen, 1 van de 3. Zwart is aan zet.',
  won: 'Ann: b1 naar d3, nu 2. Triade. De dobbelsteen op f3 wordt weggenomen, 3 van de 3. Ann wint. De derde dobbelsteen is weggenomen.',
  gameOver: 'Het spel is afgelopen.',

  stuck:
    'Zwart: f6 naar f4, nu 2. Wit is aan zet. Geen dobbelsteen kan met een nieuwe waarde worden verplaatst. Draai er één op zijn plaats of verplaats er één ongedraaid.',
  turnValues: 'De dobbelsteen op b1 kan worden gedraaid naar 1, 2.',
  turned: 'Wit draait de dobbelsteen op b1 naar 2. Zwart is aan zet.',
  movesAndTurns:
    'De dobbelsteen op f2 is gekozen. Hij kan naar f1, e1. De dobbelsteen op f2 kan worden gedraaid naar 2, 3.',
  oneCell: 'Ongedraaid gaat deze dobbelsteen precies 1 vakje ver.',
  twoCells: 'Ongedraaid gaat deze dobbelsteen precies 2 vakjes ver.',
  stepped: 'Wit: f2 naar e1, ongedraaid, nog steeds 1. Zwart is aan zet.',

  drawn: 'Wit: a1 naar a3, nu 2. Het spel eindigt in remise. Er is 200 zetten lang geen dobbelsteen weggenomen.',
  repeated: 'Zwart: f3 naar f6, nu 3. Het spel eindigt in remise. Dezelfde stelling is voor de derde keer ontstaan.',

  notYours: 'De dobbelsteen op b4 is niet van jou.',
  sameValue: 'De dobbelsteen op b2 is al een 1; hij moet een andere waarde krijgen.',
  occupied: 'Op b4 ligt al een dobbelsteen.',
  blocked: 'De weg naar b5 is versperd door de dobbelsteen op b4.',
  tooFar: 'Dat is 4 vakjes ver; een dobbelsteen gaat er hooguit 3.',
  notStraight: 'Dobbelstenen gaan in een rechte lijn: langs een rij, een kolom of een diagonaal.',
  noDie: 'Op c3 ligt geen dobbelsteen.',
  sameCell: 'De dobbelsteen moet naar een ander vakje gaan.',
  offBoard: 'Dat valt buiten het bord.',
  notStuck: 'Alleen wie geen andere zet heeft, mag een dobbelsteen op zijn plaats draaien of ongedraaid verplaatsen.',
  noTriad: 'Dit vormt geen triade, dus van d2 kan niets worden weggenomen.',
  badMove: 'Dat is geen zet in dit spel. Schrijf een zet zoals b1b4.',
  notYourTurn: 'Je bent niet aan zet.',
  cannotMove: 'De dobbelsteen op f2 zit vast: elke weg naar een nieuwe waarde is versperd.',
  mustRemove: 'Dit vormt een triade: er moet een dobbelsteen worden weggenomen. Kies uit e3, d4.',

  enterDice: 'Nieuw spel. Gooi je eigen dobbelstenen en vul in wat je gooit.',
  badRoll:
    'Dat is geen geldige worp: elke speler heeft zes dobbelstenen met een 1, 2 of 3; bij een gelijke start hebben beide spelers dezelfde.',
  waitForDice: 'Nieuw spel. Wachten op de dobbelstenen.',

  atStart: 'Stap 0 van 3. Nota bene.',
  atRoll: 'Stap 1 van 3. De dobbelstenen liggen op het bord. Wit heeft 1 1 2 2 3 3. Zwart heeft 1 1 2 2 3 3.',
  atMove: 'Stap 2 van 3. Wit: a1 naar a3, nu 2. Ecce!',
  atEnd:
    'Stap 1 van 1. Ann: b1 naar d3, nu 2. Triade. De dobbelsteen op f3 wordt weggenomen, 3 van de 3. Ann wint. De derde dobbelsteen is weggenomen.',
  trying: 'Je probeert eigen zetten. Zwart is aan zet.',
  tried: 'Zwart: a6 naar a5, nu 1. Wit is aan zet.',
  returned: 'Terug in de partij. Wit: a1 naar a3, nu 2. Ecce!',

  notLoaded: 'Dit kon niet worden geladen. Probeer het nog eens.',
};

const fr: Sentences = {
  rolled: 'Les dés sont placés. Blanc a 1 2 3 3 3 3. Noir a 1 2 2 2 3 3. C’est à Blanc de jouer.',
  chosen: 'Le dé en a1 est choisi. Cases possibles\u00a0: a3, a4, c3, d4.',
  letGo: 'Aucun dé n’est choisi.',
  moved: 'Blanc\u00a0: de a1 à a3, maintenant 2. C’est à Noir de jouer.',
  undone: 'Coup repris. C’est à Blanc de jouer.',
  redone: 'Coup rejoué. C’est à Noir de jouer.',
  asked: 'Quitter cette partie et en commencer une nouvelle\u202f?',
  begun: 'Nouvelle partie. Lancez les dés pour commencer.',

  takeOneOff: 'Ce coup forme une triade\u00a0: il faut retirer un dé. Au choix\u00a0: e3, d4.',
  cannotRemove: 'Le dé en b1 ne peut pas être retiré. Au choix\u00a0: e3, d4.',
  triad: 'Blanc\u00a0: de c1 à e3, maintenant 2. Triade. Le dé en d4 est retiré, 1 sur 3. C’est à Noir de jouer.',
  won: 'Ann\u00a0: de b1 à d3, maintenant 2. Triade. Le dé en f3 est retiré, 3 sur 3. Ann gagne. Le troisième dé est retiré.',
  gameOver: 'La partie est terminée.',

  stuck:
    'Noir\u00a0: de f6 à f4, maintenant 2. C’est à Blanc de jouer. Aucun dé ne peut se déplacer avec une nouvelle valeur. Tournez-en un sur place ou déplacez-en un sans le tourner.',
  turnValues: 'Le dé en b1 peut être tourné sur place. Valeurs possibles\u00a0: 1, 2.',
  turned: 'Blanc tourne le dé en b1 sur le 2. C’est à Noir de jouer.',
  movesAndTurns:
    'Le dé en f2 est choisi. Cases possibles\u00a0: f1, e1. Le dé en f2 peut être tourné sur place. Valeurs possibles\u00a0: 2, 3.',
  oneCell: 'Sans être tourné, ce dé se déplace d’exactement 1 case.',
  twoCells: 'Sans être tourné, ce dé se déplace d’exactement 2 cases.',
  stepped: 'Blanc\u00a0: de f2 à e1, sans tourner le dé, toujours 1. C’est à Noir de jouer.',

  drawn: 'Blanc\u00a0: de a1 à a3, maintenant 2. La partie est nulle. Aucun dé n’a été retiré depuis 200 coups.',
  repeated:
    'Noir\u00a0: de f3 à f6, maintenant 3. La partie est nulle. La même position s’est produite pour la troisième fois.',

  notYours: 'Le dé en b4 n’est pas à vous.',
  sameValue: 'Le dé en b2 montre déjà 1\u202f; il doit prendre une autre valeur.',
  occupied: 'Il y a déjà un dé en b4.',
  blocked: 'Le chemin vers b5 est barré par le dé en b4.',
  tooFar: 'Cela fait 4 cases\u202f; un dé se déplace de 3 cases au plus.',
  notStraight: 'Les dés se déplacent en ligne droite\u00a0: le long d’une rangée, d’une colonne ou d’une diagonale.',
  noDie: 'Il n’y a pas de dé en c3.',
  sameCell: 'Le dé doit aller sur une autre case.',
  offBoard: 'C’est en dehors du plateau.',
  notStuck: 'Seul un joueur qui n’a aucun autre coup peut tourner un dé sur place ou le déplacer sans le tourner.',
  noTriad: 'Ce coup ne forme pas de triade\u00a0: rien ne peut être retiré en d2.',
  badMove: 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u00a0: b1b4.',
  notYourTurn: 'Ce n’est pas votre tour.',
  cannotMove: 'Le dé en f2 ne peut pas se déplacer\u00a0: tous les chemins vers une nouvelle valeur sont barrés.',
  mustRemove: 'Ce coup forme une triade\u00a0: il faut retirer un dé. Au choix\u00a0: e3, d4.',

  enterDice: 'Nouvelle partie. Lancez vos dés et saisissez les valeurs obtenues.',
  badRoll:
    'Ce n’est pas un lancer de ce jeu\u00a0: chaque camp a six dés qui montrent 1, 2 ou 3, les mêmes en cas de départ identique.',
  waitForDice: 'Nouvelle partie. En attente des dés.',

  atStart: 'Étape 0 sur 3. Nota bene.',
  atRoll: 'Étape 1 sur 3. Les dés sont placés. Blanc a 1 1 2 2 3 3. Noir a 1 1 2 2 3 3.',
  atMove: 'Étape 2 sur 3. Blanc\u00a0: de a1 à a3, maintenant 2. Ecce!',
  atEnd:
    'Étape 1 sur 1. Ann\u00a0: de b1 à d3, maintenant 2. Triade. Le dé en f3 est retiré, 3 sur 3. Ann gagne. Le troisième dé est retiré.',
  trying: 'Vous essayez vos propres coups. C’est à Noir de jouer.',
  tried: 'Noir\u00a0: de a6 à a5, maintenant 1. C’est à Blanc de jouer.',
  returned: 'Retour à la partie enregistrée. Blanc\u00a0: de a1 à a3, maintenant 2. Ecce!',

  notLoaded: 'Le chargement a échoué. Réessayez.',
};

const it: Sentences = {
  rolled: 'I dadi sono disposti. Bianco ha 1 2 3 3 3 3. Nero ha 1 2 2 2 3 3. È il turno di Bianco.',
  chosen: 'Il dado in a1 è scelto. Può andare in a3, a4, c3, d4.',
  letGo: 'Nessun dado è scelto.',
  moved: 'Bianco: da a1 in a3, ora 2. È il turno di Nero.',
  undone: 'Mossa ritirata. È il turno di Bianco.',
  redone: 'Mossa rigiocata. È il turno di Nero.',
  asked: 'Vuoi lasciare questa partita e iniziarne una nuova?',
  begun: 'Nuova partita. Lancia i dadi per cominciare.',

  takeOneOff: 'Così formi una triade: un dado va tolto. Scegli tra: e3, d4.',
  cannotRemove: 'Il dado in b1 non si può togliere. Scegli tra: e3, d4.',
  triad: 'Bianco: da c1 in e3, ora 2. Triade. Il dado in d4 viene tolto, 1 su 3. È il turno di Nero.',
  won: 'Ann: da b1 in d3, ora 2. Triade. Il dado in f3 viene tolto, 3 su 3. Ann vince. Il terzo dado è stato tolto.',
  gameOver: 'La partita è finita.',

  stuck:
    'Nero: da f6 in f4, ora 2. È il turno di Bianco. Nessun dado può muoversi con un nuovo valore. Girane uno sul posto o muovine uno senza girarlo.',
  turnValues: 'Il dado in b1 si può girare su 1, 2.',
  turned: 'Bianco gira il dado in b1 su 2. È il turno di Nero.',
  movesAndTurns: 'Il dado in f2 è scelto. Può andare in f1, e1. Il dado in f2 si può girare su 2, 3.',
  oneCell: 'Se non lo giri, questo dado si muove esattamente di 1 casella.',
  twoCells: 'Se non lo giri, questo dado si muove esattamente di 2 caselle.',
  stepped: 'Bianco: da f2 in e1, senza girare il dado, sempre 1. È il turno di Nero.',

  drawn: 'Bianco: da a1 in a3, ora 2. La partita finisce in parità. Da 200 mosse non viene tolto nessun dado.',
  repeated:
    'Nero: da f3 in f6, ora 3. La partita finisce in parità. La stessa posizione si è presentata per la terza volta.',

  notYours: 'Il dado in b4 non è tuo.',
  sameValue: 'Il dado in b2 mostra già 1: deve prendere un altro valore.',
  occupied: 'In b4 c’è già un dado.',
  blocked: 'La strada verso b5 è sbarrata dal dado in b4.',
  tooFar: 'Sono 4 caselle; un dado si muove al massimo di 3 caselle.',
  notStraight: 'I dadi si muovono in linea retta: lungo una riga, una colonna o una diagonale.',
  noDie: 'In c3 non c’è nessun dado.',
  sameCell: 'Il dado deve spostarsi in un’altra casella.',
  offBoard: 'È fuori dal tabellone.',
  notStuck: 'Solo chi non ha nessun’altra mossa può girare un dado sul posto o muoverlo senza girarlo.',
  noTriad: 'Così non formi nessuna triade, quindi da d2 non si può togliere niente.',
  badMove: 'Non è una mossa di questo gioco. Scrivila così: b1b4.',
  notYourTurn: 'Non è il tuo turno.',
  cannotMove: 'Il dado in f2 non può muoversi: ogni strada verso un nuovo valore è sbarrata.',
  mustRemove: 'Così formi una triade: un dado va tolto. Scegli tra: e3, d4.',

  enterDice: 'Nuova partita. Lancia i tuoi dadi e inserisci i valori usciti.',
  badRoll:
    'Non è un lancio di questo gioco: ciascuno ha sei dadi che mostrano 1, 2 o 3, gli stessi se si parte alla pari.',
  waitForDice: 'Nuova partita. In attesa dei dadi.',

  atStart: 'Passo 0 di 3. Nota bene.',
  atRoll: 'Passo 1 di 3. I dadi sono disposti. Bianco ha 1 1 2 2 3 3. Nero ha 1 1 2 2 3 3.',
  atMove: 'Passo 2 di 3. Bianco: da a1 in a3, ora 2. Ecce!',
  atEnd:
    'Passo 1 di 1. Ann: da b1 in d3, ora 2. Triade. Il dado in f3 viene tolto, 3 su 3. Ann vince. Il terzo dado è stato tolto.',
  trying: 'Stai provando le tue mosse. È il turno di Nero.',
  tried: 'Nero: da a6 in a5, ora 1. È il turno di Bianco.',
  returned: 'Di nuovo nella partita registrata. Bianco: da a1 in a3, ora 2. Ecce!',

  notLoaded: 'Caricamento non riuscito. Riprova.',
};

export const SENTENCES: Readonly<Record<Language, Sentences>> = { en, de, nl, fr, it };
