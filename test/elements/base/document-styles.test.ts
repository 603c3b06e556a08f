import { expect } from '@open-wc/testing';
import { css } from 'lit';
import { DocumentStyles } from '../../../src/elements/base/document-styles.js';

const OWN = css`
  i {
    color: red;
  }
`;
const PICTURE = css`
  i {
    color: green;
  }
`;
const PLAY = css`
  i {
    color: blue;
  }
`;

describe('the styles of an element', () => {
  for (const order of ['picture, play', 'play, picture'])
    it(`let play have the last word when they are loaded in the order ${order}`, () => {
      const root = document.createElement('div').attachShadow({ mode: 'open' });
      const styles = new DocumentStyles([OWN]);
      styles.renew(root);
      for (const part of order.split(', ')) {
        if (part === 'play') styles.add(root, [PLAY]);
        else styles.addToPicture(root, PICTURE);
      }
      expect(root.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).to.deep.equal(
        [OWN, PICTURE, PLAY].map(({ styleSheet }) => styleSheet?.cssRules[0]?.cssText),
      );
    });
});
