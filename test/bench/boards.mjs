/** What a page does to show a hundred boards or sheets with dice, marks or pieces on them, with each library. */
const page = document.getElementById('page');

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
    isDrawn: (sheet) => sheet.shadowRoot?.querySelectorAll('.tally .ink:not([d=""])').length === 6,
  },
  'tricubo-sheet': {
    load: () => import('/cdn/tricubo-sheet.js'),
    make: () => {
      const sheet = document.createElement('tricubo-sheet');
      sheet.setAttribute('position', '5,3,1,4,0 .,4,.,.,. LS | A 9 0 346');
      return sheet;
    },
    isDrawn: (sheet) => sheet.shadowRoot?.querySelectorAll('.rows .ink:not([d=""])').length === 4,
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
  'cm-chessboard': {
    load: async () => {
      const { Chessboard, FEN } = await import('/node_modules/cm-chessboard/src/Chessboard.js');
      const make = KINDS['cm-chessboard'].make;
      KINDS['cm-chessboard'].make = () => {
        const context = make();
        KINDS['cm-chessboard'].draw = () =>
          new Chessboard(context, { position: FEN.start, assetsUrl: '/node_modules/cm-chessboard/assets/' });
        return context;
      };
    },
    make: () => {
      const context = document.createElement('div');
      context.style.aspectRatio = '1';
      return context;
    },
    isDrawn: (context) => context.querySelectorAll('[data-piece]').length >= 32,
  },
};

/** After the next frame has been painted. */
const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });

/** Milliseconds from nothing to so many boards on the screen. */
window.mountBoards = async (name, count) => {
  const kind = KINDS[name];
  await kind.load();
  await painted();
  const begun = performance.now();
  const boards = [];
  for (let i = 0; i < count; i++) {
    const board = kind.make();
    page.append(board);
    kind.draw?.();
    boards.push(board);
  }
  await painted();
  const time = performance.now() - begun;
  if (!boards.every(kind.isDrawn)) throw new Error(`not every board of ${name} was drawn`);
  return time;
};

/**
 * Milliseconds from a click on a die until the frame that shows where it can go has been painted; the median of many. The click
 * comes at the start of a frame, so that no time is spent waiting for one.
 */
window.clickToPaint = async (rounds) => {
  await KINDS['triad-board'].load();
  const board = KINDS['triad-board'].make();
  page.append(board);
  while (!board.shadowRoot.querySelector('.toolbar')) await painted();
  const cells = ['0', '1', '2', '3', '4', '5'].map((cell) => board.shadowRoot.querySelector(`[data-cell="${cell}"]`));
  const times = [];
  for (let i = 0; i < rounds; i++) {
    let begun = 0;
    requestAnimationFrame(() => {
      begun = performance.now();
      cells[i % cells.length].click();
    });
    await painted();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)];
};
