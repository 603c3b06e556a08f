import type { LitElement } from 'lit';
import type { AnyContext } from '../../play/play-context.js';
import { makeDiagram } from '../../play/position-diagram.js';

const ALONE = `
  @media screen {
    .tabletop-sheet { display: none; }
  }
  @media print {
    html { background: #fff !important; }
    body { display: none !important; }
    .tabletop-sheet { display: block; color: #000; color-scheme: light; }
  }
`;

/** Takes away what the last printing has left, where the browser has not said that it is over. */
let tidyUp = (): void => undefined;

/**
 * Prints a game by itself: for as long as it is printed, the page holds a sheet with its diagram and moves, and shows nothing
 * else on paper.
 */
export async function print(context: AnyContext): Promise<void> {
  const { match, play, session, element } = context;
  const record = play.sharedRecord;
  const diagram = makeDiagram(context);
  Object.assign(diagram, { record, ply: match.ply, marks: session.leading.marks });
  const caption = document.createElement('p');
  caption.slot = 'caption';
  caption.textContent = play.printedSituation;
  diagram.append(caption);
  const moves = document.createElement('p');
  moves.textContent = record.moves
    .slice(0, match.ply)
    .map(({ move }, i) => `${i + 1}. ${move}`)
    .join('  ');
  await printAlone(element, diagram, moves);
}

/** Prints what the game is like before it has begun, to be played on paper. */
export async function printEmpty(context: AnyContext): Promise<void> {
  const diagram = makeDiagram(context);
  const { match, element } = context;
  const position = match.game.makePosition(match.game.positionOf(match.game.setup(match.seats, match.options)));
  Object.assign(diagram, match.options, { position });
  await printAlone(element, diagram);
}

/** Beside the body, so that nothing of the page is left on the paper. */
async function printAlone(host: LitElement, diagram: LitElement, ...more: readonly Element[]): Promise<void> {
  tidyUp();
  const sheet = document.createElement('div');
  sheet.className = 'tabletop-sheet';
  sheet.style.font = getComputedStyle(host).font;
  sheet.append(diagram, ...more);
  const styles = new CSSStyleSheet();
  styles.replaceSync(ALONE);
  document.documentElement.append(sheet);
  document.adoptedStyleSheets.push(styles);
  tidyUp = () => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  };
  addEventListener('afterprint', () => tidyUp(), { once: true });
  await diagram.updateComplete;
  if (sheet.isConnected) globalThis.print();
}
