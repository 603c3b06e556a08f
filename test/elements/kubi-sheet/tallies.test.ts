import { expect } from '@open-wc/testing';
import { DiagramPage } from './diagram-page.js';

interface Stroke {
  readonly from: DOMPoint;
  readonly to: DOMPoint;
}

/** The strokes of a path, each from its beginning to its end. */
function strokesOf(path: SVGPathElement): Stroke[] {
  const parts = path.getAttribute('d')?.split(/(?=M)/).filter(Boolean) ?? [];
  return parts.map((d) => {
    const single = path.cloneNode() as SVGPathElement;
    single.setAttribute('d', d);
    return { from: single.getPointAtLength(0), to: single.getPointAtLength(single.getTotalLength()) };
  });
}

const turn = (a: DOMPoint, b: DOMPoint, c: DOMPoint): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = (a: Stroke, b: Stroke): boolean =>
  turn(a.from, a.to, b.from) !== turn(a.from, a.to, b.to) && turn(b.from, b.to, a.from) !== turn(b.from, b.to, a.to);

const isUpright = ({ from, to }: Stroke): boolean => Math.abs(from.x - to.x) < 2 && to.y - from.y > 12;

async function openMarks(marks: number): Promise<DiagramPage> {
  return DiagramPage.open({ position: `1:0,2:0,3:0 0,0,0,0,0,${marks},0,0,0,0,0` });
}

const inkOf = (page: DiagramPage, row: string) => page.root.querySelector(`${row} .ink`) as SVGPathElement;

describe('the tally behind a sum', () => {
  for (const marks of [1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 15]) {
    it(`is four strokes and a bar through them, again and again: ${marks}`, async () => {
      const page = await openMarks(marks);
      const strokes = strokesOf(inkOf(page, '[data-sum="7"]'));
      expect(strokes).to.have.lengthOf(marks);
      for (let first = 0; first < marks; first += 5) {
        const upright = strokes.slice(first, Math.min(first + 4, marks));
        expect(upright.every(isUpright), `from ${first + 1}`).to.be.true;
        const bar = strokes[first + 4];
        if (bar) expect(upright.map((each) => cross(bar, each))).to.deep.equal([true, true, true, true]);
        for (const other of strokes.slice(first + 5)) {
          for (const stroke of strokes.slice(first, first + 5)) expect(cross(stroke, other)).to.be.false;
        }
      }
    });
  }

  it('stays on its ground, also where it is full', async () => {
    const page = await openMarks(15);
    const path = inkOf(page, '[data-sum="7"]');
    const { x, y, width, height } = path.getBBox();
    const ground = path.ownerSVGElement?.viewBox.baseVal ?? new DOMRect();
    expect([x >= 0, y >= 0, x + width <= ground.width, y + height <= ground.height]).to.deep.equal(Array(4).fill(true));
  });

  for (const [marks, more] of [
    [15, ''],
    [16, '+1'],
    [40, '+25'],
  ] as const) {
    it(`draws fifteen of ${marks} and has the rest in figures; it is said as one number`, async () => {
      const page = await openMarks(marks);
      expect(strokesOf(inkOf(page, '[data-sum="7"]'))).to.have.lengthOf(15);
      const rest = page.find('[data-sum="7"] .more');
      expect(rest?.textContent).to.equal(more);
      expect(rest?.getAttribute('aria-hidden')).to.equal('true');
      expect(page.sum(7)).to.include({ marks: `${marks} marks`, count: '5 × 30', points: '+150' });
    });
  }
});

describe('the countdown behind a number', () => {
  for (const [written, shown] of [
    [0, 0],
    [1, 1],
    [7, 7],
    [8, 8],
    [12, 8],
  ] as const) {
    it(`has a cross in each of ${shown} boxes of eight for ${written} marks`, async () => {
      const page = await DiagramPage.open({ position: `1:${written},2:0,3:0 0,0,0,0,0,0,0,0,0,0,0` });
      const strokes = strokesOf(inkOf(page, '.countdown tr'));
      expect(strokes).to.have.lengthOf(2 * shown);
      for (let box = 0; box < shown; box++) {
        const [one, other] = strokes.slice(2 * box) as [Stroke, Stroke];
        expect(cross(one, other)).to.be.true;
        const xs = [one.from.x, one.to.x, other.from.x, other.to.x];
        expect(Math.floor(Math.min(...xs) / 20)).to.equal(box);
        expect(Math.floor(Math.max(...xs) / 20)).to.equal(box);
      }
    });
  }

  it('frames the last box twice', async () => {
    const page = await openMarks(0);
    const d = page.root.querySelector('.countdown .box')?.getAttribute('d') ?? '';
    expect(d.split('z').filter(Boolean)).to.have.lengthOf(9);
  });
});
