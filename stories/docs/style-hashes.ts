import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { allStyleHashes } from '../../src/server/style-hashes.js';

/** Which style sheets of a server-rendered element a policy has to allow. */
export function StyleHashes(): ReactElement {
  const [hashes, setHashes] = useState<Record<string, readonly string[]>>({});
  useEffect(() => void allStyleHashes().then(setHashes), []);
  return createElement(
    'dl',
    null,
    Object.entries(hashes).flatMap(([tag, each]) => [
      createElement('dt', { key: tag }, createElement('code', null, `<${tag}>`)),
      createElement('dd', { key: `${tag} hashes` }, createElement('code', null, each.join(' '))),
    ]),
  );
}
