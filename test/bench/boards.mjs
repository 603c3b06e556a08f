/**
 * What a page does to show a hundred boards or sheets with dice, marks or pieces on them, with each library; also as diagrams, on which nobody plays. Every
 * board has 240 × 240 px.
 */
const page = document.getElementById('page');

const customElementNames = /^(?:triad-board|kubi-sheet|tricubo-sheet|cubo-grid|triomino-table)$/;

const KINDS = {
  'triad-board': {
    load: () => import('/cdn/triad-board.js'),
    make: () => {
      const board = document.createElement('triad-board');
      board.setAttribute('position', 'ccbbaa/6/6/6/6/AABBCC');
      return board;
    },
    isDrawn: (board) => board.shadowRoot?.querySelectorAll('[data-die^=w]').length > 6,
  },
  'kubi-sheet': {
    load: () => import('/cdn/kubi-sheet.js'),
    make: () => {
      const sheet = document.createElement('kubi-sheet');
      sheet.setAttribute('position', '1:5,4:3,5:2 2,0,1,5,0,10,1,1,0,0,0 | 0 12346');
      return sheet;
    },
    isDrawn: (sheet) => sheet.shadowRoot?.querySelectorAll('.tally .ink[d]').length === 7,
  },
  'tricubo-sheet': {
    load: () => import('/cdn/tricubo-sheet.js'),
    make: () => {
      const sheet = document.createElement('tricubo-sheet');
      sheet.setAttribute('position', '5,3,1,4,0 .,4,.,.,. LS | A 9 0 346');
      return sheet;
    },
    isDrawn: (sheet) => sheet.shadowRoot?.querySelectorAll('.rows .ink[d]').length === 3,
  },
  'cubo-grid': {
    load: async () => {
      await import('/cdn/cubo-grid.js');
      // What stands round a square is loaded with the first of them, and belongs to what is measured.
      await drawOne('cubo-grid');
    },
    make: () => {
      const grid = document.createElement('cubo-grid');
      grid.setAttribute('position', '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2');
      return grid;
    },
    isDrawn: (grid) =>
      grid.shadowRoot?.querySelectorAll('.cell [data-value]').length === 9 &&
      grid.shadowRoot.querySelector('.worth')?.textContent === '32',
  },
  'triomino-table': {
    load: async () => {
      await import('/cdn/triomino-table.js');
      // Seats and outlines are loaded with the first table, and belong to what is measured.
      await drawOne('triomino-table');
    },
    make: () => {
      const table = document.createElement('triomino-table');
      const laid = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1 534@1,-1';
      table.setAttribute('position', `${laid} | 333,335,555 / ?7 | 0 0 0 - 1 | 112,40`);
      return table;
    },
    isDrawn: (table) =>
      table.shadowRoot?.querySelectorAll('.board .laid').length === 10 &&
      table.shadowRoot.querySelectorAll('.outline').length === 2 &&
      table.shadowRoot.querySelector('.points')?.textContent.endsWith('112 points'),
  },
  chessground: {
    load: async () => {
      const { Chessground } = await import('/node_modules/chessground/dist/chessground.min.js');
      KINDS.chessground.draw = (place) => Chessground(place, {});
      KINDS['chessground, view only'].draw = (place) => Chessground(place, { viewOnly: true });
    },
    make: () => document.createElement('div'),
    isDrawn: (place) => place.querySelectorAll('piece').length >= 32,
  },
  gchessboard: {
    load: () => import('/node_modules/gchessboard/dist/index.es.js'),
    make: () => {
      const board = document.createElement('g-chess-board');
      board.setAttribute('fen', 'start');
      board.setAttribute('interactive', '');
      return board;
    },
    isDrawn: (board) => board.shadowRoot?.querySelectorAll('[data-square]').length >= 64,
  },
  'chessboard-element': {
    load: () => import('/node_modules/chessboard-element/bundled/chessboard-element.bundled.js'),
    make: () => {
      const board = document.createElement('chess-board');
      board.setAttribute('position', 'start');
      board.setAttribute('draggable-pieces', '');
      return board;
    },
    isDrawn: (board) => board.shadowRoot?.querySelectorAll('[part~=piece]').length >= 32,
  },
  'cm-chessboard': {
    load: async () => {
      const { Chessboard, FEN } = await import('/node_modules/cm-chessboard/src/Chessboard.js');
      const props = { position: FEN.start, assetsUrl: '/node_modules/cm-chessboard/assets/' };
      KINDS['cm-chessboard'].draw = (place) => new Chessboard(place, props);
    },
    make: () => document.createElement('div'),
    isDrawn: (context) => context.querySelectorAll('[data-piece]').length >= 32,
  },
};

const asDiagram = ({ load, make, isDrawn }) => ({
  load,
  make: () => {
    const element = make();
    element.setAttribute('mode', 'diagram');
    return element;
  },
  isDrawn,
});

for (const name of Object.keys(KINDS).filter((each) => customElementNames.test(each))) {
  KINDS[`${name}, diagram`] = asDiagram(KINDS[name]);
}
KINDS['chessground, view only'] = { ...KINDS.chessground, load: () => KINDS.chessground.load() };

/** After the next frame has been painted. */
const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });

const nextTask = () => new Promise((done) => setTimeout(done));

/** Frames after which a board must be drawn. */
const PATIENCE = 60;

/** Draws one board and removes it again, so that all of its modules are loaded. */
async function drawOne(name) {
  const { make, isDrawn } = KINDS[name];
  const board = make();
  page.append(board);
  for (let frames = 0; frames < PATIENCE && !isDrawn(board); frames++) await painted();
  if (!isDrawn(board)) throw new Error(`${name} was not drawn`);
  board.remove();
}

/** Milliseconds from nothing to so many boards on the screen. */
window.mountBoards = async (name, count) => {
  const kind = KINDS[name];
  await kind.load();
  await painted();
  const begun = performance.now();
  const boards = [];
  for (let i = 0; i < count; i++) {
    const board = kind.make();
    board.classList.add('board');
    page.append(board);
    kind.draw?.(board);
    boards.push(board);
  }
  // What is loaded apart is drawn a frame later. Looking for it takes no part of the time.
  const areDrawn = () => boards.every(kind.isDrawn);
  let time;
  for (let frames = 0; frames === 0 || (frames < PATIENCE && !areDrawn()); frames++) {
    await painted();
    time = performance.now() - begun;
    await nextTask();
  }
  performance.measure('boards', { start: begun, duration: time });
  if (!areDrawn()) throw new Error(`not every board of ${name} was drawn`);
  return time;
};

/** What is clicked in turn, each answered (cm-chessboard shows nothing of a click); what of a mouse the library listens to; and what is there when it does. */
const CLICKED = {
  'triad-board': { targets: [0, 1, 2, 3, 4, 5].map((cell) => `button[data-cell="${cell}"]`) },
  'kubi-sheet': { targets: ['.hand-die[data-die="0"]'] }, // laid in its place, and taken back
  'tricubo-sheet': { targets: ['.hand-die[data-die="0"]', '.hand-die[data-die="1"]'] },
  'cubo-grid': { targets: ['[data-cell="0"]', '[data-cell="8"]'] }, // each second click lets them change places
  'triomino-table': {
    attributes: { viewer: '0' },
    targets: ['.rack-tile[data-tile="335"]', '.rack-tile[data-tile="555"]'],
  },
  gchessboard: { targets: ['[data-square="a2"]'], events: ['pointerdown', 'pointerup', 'click'], ready: 'table' },
  'chessboard-element': {
    targets: ['[data-square="a2"]', '[data-square="b2"]'],
    events: ['mousedown', 'mouseup'],
    ready: '[part=board]',
  },
};

function dispatch(type, target) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, buttons: type.endsWith('down') ? 1 : 0 };
  const MouseOrPointer = type.startsWith('pointer') ? PointerEvent : MouseEvent;
  target.dispatchEvent(
    new MouseOrPointer(type, { ...place, isPrimary: true, detail: 1, bubbles: true, composed: true, cancelable: true }),
  );
}

/**
 * Milliseconds from a click until the frame that shows what has become of it has been painted; the median of many. The click comes at the
 * start of a frame, so that no time is spent waiting for one.
 */
window.clickToPaint = async (name, rounds) => {
  const kind = KINDS[name];
  const { targets, attributes = {}, events = ['click'], ready = '.toolbar' } = CLICKED[name];
  await kind.load();
  const board = kind.make();
  for (const [attribute, value] of Object.entries(attributes)) board.setAttribute(attribute, value);
  page.append(board);
  const root = board.shadowRoot ?? board;
  const find = (selector) => root.querySelector(selector);
  const isReady = () => kind.isDrawn(board) && find(ready) && targets.every(find);
  for (let frames = 0; frames < 300 && !isReady(); frames++) await painted();
  if (!isReady()) throw new Error(`${name} has not all of ${targets.join()}`);
  let answered = false;
  const changes = new MutationObserver(() => {
    answered = true;
  });
  changes.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const target = find(targets[i % targets.length]);
    answered = false;
    let begun = 0;
    requestAnimationFrame(() => {
      begun = performance.now();
      for (const type of events) dispatch(type, target);
    });
    await painted();
    times.push(performance.now() - begun);
    if (!answered) throw new Error(`${name} does not answer click ${i} in a frame`);
    // What moves comes to rest.
    for (let frames = 0; frames < 8; frames++) await painted();
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)];
};

/** What brings many things into motion at once, and for how many milliseconds. */
const MOVING = {
  'cubo-grid': {
    make: () => {
      const grid = document.createElement('cubo-grid');
      grid.setAttribute('seats', 'human human');
      return grid;
    },
    isReady: (grid) => grid.shadowRoot?.querySelector('.panel .toolbar'),
    // The dice of two players and those in the middle.
    move: (grid, round) => {
      grid.restart(String(round));
      while (grid.match.actors[0] === 'chance') grid.match.draw('script');
    },
    lasts: 560,
  },
  'chessboard-element': {
    make: () => {
      const board = KINDS['chessboard-element'].make();
      board.setAttribute('move-speed', '560');
      return board;
    },
    isReady: (board) => KINDS['chessboard-element'].isDrawn(board),
    // All pieces go to the other side.
    move: (board, round) => board.setPosition(round % 2 ? SIDES_CHANGED : 'start'),
    lasts: 560,
  },
};
const SIDES_CHANGED = 'RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr';

/** Everything of an element that moves at the moment, by animations and by transitions. */
const movingIn = (element) =>
  new Set(
    element.shadowRoot
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().activeDuration > 0)
      .map(({ effect }) => effect.target),
  ).size;

/** How many things move at once, and the times of the frames in which they do. */
window.moveMany = async (name, rounds) => {
  await KINDS[name].load();
  const { make, isReady, move, lasts } = MOVING[name];
  const element = make();
  page.style.display = 'block';
  page.append(element);
  while (!isReady(element)) await painted();
  const gaps = [];
  let things = 0;
  for (let round = 0; round < rounds; round++) {
    for (let frames = 0; frames < 20; frames++) await painted();
    move(element, round);
    await new Promise(requestAnimationFrame);
    things = Math.max(things, movingIn(element));
    const begun = performance.now();
    for (let last = begun; last < begun + lasts;) {
      const time = await new Promise(requestAnimationFrame);
      gaps.push(time - last);
      last = time;
    }
  }
  return { things, gaps };
};

/** Puts a table with one tile to lay on the page, and waits until it can be moved. @returns its middle on the screen */
window.showTable = async (position) => {
  await KINDS['triomino-table'].load();
  const table = document.createElement('triomino-table');
  Object.assign(table, { position, tiles: 76 });
  page.style.display = 'block';
  page.append(table);
  while (!table.shadowRoot?.querySelector('.toolbar')) await painted();
  window.board = table.shadowRoot.querySelector('.board');
  const { left, top, width, height } = window.board.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, laid: window.board.querySelectorAll('.laid').length };
};

/** Notes when frames are shown, and whether another part of the table is seen in them. @returns a function that ends it */
window.watchFrames = () => {
  const frames = [];
  let isOver = false;
  const note = (time) => {
    const view = window.board.getAttribute('viewBox') + window.board.style.transform;
    frames.push({ time, view });
    if (!isOver) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.framesSeen = () => {
    isOver = true;
    return frames;
  };
};

/** Frames after which what a move brings into motion is at rest. */
const REST = 40;

/** Puts a game on the page and plays moves. The time from each move until it is painted is measured as `move`. */
window.playMoves = async (name, moves) => {
  await KINDS[name].load();
  const game = document.createElement(name);
  game.setAttribute('seats', 'human human');
  game.setAttribute('seed', 'moves');
  page.style.display = 'block';
  page.append(game);
  while (!game.shadowRoot?.querySelector('.toolbar')) await painted();
  for (let made = 0; made < moves; made++) {
    for (let frames = 0; frames < REST; frames++) await painted();
    const begun = performance.now();
    const [actor] = game.match.actors;
    if (actor === 'chance') game.match.draw('script');
    else game.play(game.legalMoves(actor)[0], { actor });
    await painted();
    performance.measure('move', { start: begun, duration: performance.now() - begun });
    await nextTask();
  }
};

/** Lets computers begin a game. @returns the milliseconds from the first roll until the first move */
window.moveFirst = async (name, seat) => {
  await KINDS[name].load();
  const game = document.createElement(name);
  game.setAttribute('seats', `${seat} ${seat}`);
  game.setAttribute('seed', 'first');
  page.style.display = 'block';
  let rolled;
  const moved = new Promise((done) => {
    game.addEventListener('game-change', () => {
      const actors = game.match.entries.map(({ actor }) => actor);
      if (actors.includes('chance')) rolled ??= performance.now();
      if (actors.some((actor) => actor !== 'chance')) done();
    });
  });
  page.append(game);
  await moved;
  return performance.now() - rolled;
};
