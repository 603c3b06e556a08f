import { Source } from '@storybook/addon-docs/blocks';
import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { allStyleHashes } from '../../src/server/style-hashes.js';

/** The style hashes that a policy must allow for each server-rendered element, ready to copy into a header. */
export function StyleHashes(): ReactElement {
  const [hashes, setHashes] = useState<Record<string, readonly string[]>>({});
  useEffect(() => void allStyleHashes().then(setHashes), []);
  const lists = Object.entries(hashes).flatMap(([tag, each]) => [
    createElement('p', { key: tag }, createElement('code', null, `<${tag}>`)),
    createElement(Source, { key: `${tag} hashes`, code: each.join(' '), language: 'text' }),
  ]);
  return createElement('div', null, lists);
}
