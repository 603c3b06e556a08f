import type { ProofTable } from './proof-reading.js';

/** What every element writes and what its things are called, to be proof-read by column: English, German, Dutch, French, Italian. */
export const COMMON_TEXTS = {
  marked: ['marked', 'markiert', 'gemarkeerd', 'en évidence', 'in evidenza'],

  // Tools and fields.
  tools: ['Game tools', 'Spielsteuerung', 'Spelbediening', 'Commandes de la partie', 'Comandi della partita'],
  undo: ['Undo', 'Zurücknehmen', 'Terugnemen', 'Reprendre le coup', 'Ritira la mossa'],
  redo: ['Redo', 'Wiederholen', 'Opnieuw doen', 'Rejouer le coup', 'Rigioca la mossa'],
  newGame: ['New game', 'Neues Spiel', 'Nieuw spel', 'Nouvelle partie', 'Nuova partita'],
  flip: ['Flip board', 'Brett drehen', 'Bord draaien', 'Tourner le plateau', 'Ruota il tabellone'],
  help: ['Help', 'Hilfe', 'Uitleg', 'Aide', 'Aiuto'],
  share: ['Share', 'Teilen', 'Delen', 'Partager', 'Condividi'],
  print: ['Print', 'Drucken', 'Afdrukken', 'Imprimer', 'Stampa'],
  typedMove: ['Type a move', 'Zug eintippen', 'Typ een zet', 'Saisir un coup', 'Scrivi una mossa'],
  play: ['Play', 'Ziehen', 'Zet doen', 'Jouer', 'Gioca'],

  // Dice.
  roll: ['Roll the dice', 'Würfeln', 'Dobbelstenen gooien', 'Lancer les dés', 'Lancia i dadi'],
  beginByRolling: [
    'Roll the dice to begin.',
    'Würfle, um zu beginnen.',
    'Gooi de dobbelstenen om te beginnen.',
    'Lancez les dés pour commencer.',
    'Lancia i dadi per cominciare.',
  ],
  waitForDice: [
    'Waiting for the dice.',
    'Warten auf die Würfel.',
    'Wachten op de dobbelstenen.',
    'En attente des dés.',
    'In attesa dei dadi.',
  ],
  enterDice: [
    'Throw your dice and enter what they show.',
    'Würfle selbst und trage ein, was die Würfel zeigen.',
    'Gooi je eigen dobbelstenen en vul in wat je gooit.',
    'Lancez vos dés et saisissez les valeurs obtenues.',
    'Lancia i tuoi dadi e inserisci i valori usciti.',
  ],
  layDice: [
    'Lay these dice',
    'Diese Würfel auslegen',
    'Deze dobbelstenen neerleggen',
    'Placer ces dés',
    'Disponi questi dadi',
  ],

  // Leaving a game, and another one.
  cancel: ['Cancel', 'Abbrechen', 'Annuleren', 'Annuler', 'Annulla'],
  leaveGame: [
    'Leave this game and begin a new one?',
    'Dieses Spiel verlassen und ein neues beginnen?',
    'Dit spel verlaten en een nieuw spel beginnen?',
    'Quitter cette partie et en commencer une nouvelle\u202f?',
    'Vuoi lasciare questa partita e iniziarne una nuova?',
  ],
  keepPlaying: ['Keep playing', 'Weiterspielen', 'Verder spelen', 'Continuer la partie', 'Continua a giocare'],
  rematch: ['Rematch', 'Revanche', 'Revanche', 'Revanche', 'Rivincita'],

  // A record.
  steps: [
    'Go through the game',
    'Partie nachspielen',
    'Door de partij bladeren',
    'Parcourir la partie',
    'Scorri la partita',
  ],
  first: ['To the start', 'Zum Anfang', 'Naar het begin', 'Au début', 'All’inizio'],
  back: ['Back', 'Zurück', 'Terug', 'Coup précédent', 'Indietro'],
  forward: ['Forward', 'Vor', 'Vooruit', 'Coup suivant', 'Avanti'],
  last: ['To the end', 'Zum Ende', 'Naar het einde', 'À la fin', 'Alla fine'],
  moves: ['Moves', 'Züge', 'Zetten', 'Coups', 'Mosse'],
  start: ['Start', 'Anfang', 'Begin', 'Début', 'Inizio'],
  tryMoves: [
    'Try your own moves',
    'Eigene Züge ausprobieren',
    'Eigen zetten proberen',
    'Essayer vos propres coups',
    'Prova le tue mosse',
  ],
  returnToRecord: [
    'Back to the record',
    'Zurück zur Partie',
    'Terug naar de partij',
    'Revenir à la partie enregistrée',
    'Torna alla partita registrata',
  ],

  // What is shared, and what is wrong.
  recordAsText: [
    'The game as text',
    'Partie als Text',
    'De partij als tekst',
    'La partie sous forme de texte',
    'La partita come testo',
  ],
  recordAsTag: [
    'The game as an HTML tag',
    'Partie als HTML-Code',
    'De partij als HTML-tag',
    'La partie sous forme de balise HTML',
    'La partita come tag HTML',
  ],
  copy: ['Copy', 'Kopieren', 'Kopiëren', 'Copier', 'Copia'],
  copied: ['Copied.', 'Kopiert.', 'Gekopieerd.', 'Copié.', 'Copiato.'],
  copyYourself: [
    'The browser does not allow it. The text is selected, so that you can copy it yourself.',
    'Der Browser lässt das Kopieren nicht zu. Der Text ist ausgewählt; du kannst ihn selbst kopieren.',
    'De browser staat het niet toe. De tekst is geselecteerd, zodat je hem zelf kunt kopiëren.',
    'Le navigateur ne permet pas la copie. Le texte est sélectionné\u00a0: vous pouvez le copier vous-même.',
    'Il browser non lo permette. Il testo è selezionato, così puoi copiarlo tu.',
  ],
  close: ['Close', 'Schließen', 'Sluiten', 'Fermer', 'Chiudi'],
  cannotShow: [
    'This game cannot be set up as the page asks.',
    'Dieses Spiel lässt sich nicht so aufbauen, wie die Webseite es verlangt.',
    'Dit spel kan niet worden opgezet zoals de pagina het vraagt.',
    'La partie ne peut pas être mise en place comme la page le demande.',
    'Questa partita non si può preparare come chiede la pagina.',
  ],
  saveDamaged: [
    'The saved game is damaged. It stays as it is until you begin a new game.',
    'Der gespeicherte Spielstand ist beschädigt. Er bleibt, wie er ist, bis du ein neues Spiel beginnst.',
    'Het opgeslagen spel is beschadigd. Het blijft zoals het is tot je een nieuw spel begint.',
    'La sauvegarde de la partie est endommagée. Elle reste telle quelle jusqu’à ce que vous commenciez une nouvelle partie.',
    'La partita salvata è danneggiata. Resta così com’è finché non ne inizi una nuova.',
  ],
} as const satisfies ProofTable;
