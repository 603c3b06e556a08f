import type { LitElement } from 'lit';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { Match } from '../match/match.js';
import type { Text } from './attributes.js';

interface PrintHost<State, Move> extends LitElement {
  readonly match: Match<State, Move>;
  readonly words: Term<CommonTerms>;
  readonly names?: Text;
  readonly marks?: Text;
}

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
 * @param situation what is written below the diagram
 */
export async function print<State, Move>(host: PrintHost<State, Move>, situation: string): Promise<void> {
  tidyUp();
  const sheet = makeSheet(host, situation);
  const styles = new CSSStyleSheet();
  styles.replaceSync(ALONE);
  // Beside the body, so that nothing of the page is left on the paper.
  document.documentElement.append(sheet);
  document.adoptedStyleSheets.push(styles);
  tidyUp = () => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  };
  addEventListener('afterprint', () => tidyUp(), { once: true });
  await (sheet.firstElementChild as LitElement).updateComplete;
  if (sheet.isConnected) globalThis.print();
}

function makeSheet<State, Move>(host: PrintHost<State, Move>, situation: string): HTMLElement {
  const { match } = host;
  const diagram = new (host.constructor as new () => LitElement)();
  const looks = {
    mode: 'diagram',
    names: host.names,
    marks: host.marks,
    lang: host.words('$code'),
    flipped: host.getAttribute('flipped'),
  };
  Object.assign(diagram, { record: match.toRecord(), ply: match.ply });
  for (const [name, value] of Object.entries(looks)) {
    if (value !== null && value !== undefined) diagram.setAttribute(name, value);
  }
  const caption = document.createElement('p');
  caption.slot = 'caption';
  caption.textContent = situation;
  diagram.append(caption);
  const moves = document.createElement('p');
  moves.textContent = match.entries
    .slice(0, match.ply)
    .map(({ text }, i) => `${i + 1}. ${text}`)
    .join('  ');
  const sheet = document.createElement('div');
  sheet.className = 'tabletop-sheet';
  sheet.style.font = getComputedStyle(host).font;
  sheet.append(diagram, moves);
  return sheet;
}
