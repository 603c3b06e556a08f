import type { OnlineWords } from '../../src/locales/online/terms.js';

/** Names that languages tell from sides: `Ann is away.`, `The Blacks are away.` */
const NAMES: Readonly<Record<string, string>> = { fr: 'Noirs', it: 'Nero' };

/** Every sentence, by its moment. */
export function online(words: OnlineWords): Record<string, string> {
  const side =
    words.title === 'Partie en ligne' ? NAMES['fr'] : words.title === 'Partita online' ? NAMES['it'] : undefined;
  const of = (name: string, tell: (name: string) => string) => ({
    [name]: tell('Ann'),
    ...(side ? { [`${name}, a side`]: tell(side) } : {}),
  });
  const { actions, presence, asks, asked, refused, ended, seatLink, start } = words;
  const plain = Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === 'string')) as Record<
    string,
    string
  >;
  return {
    ...plain,
    ...named('button', actions),
    ...named('presence', presence),
    ...named('asked', asked),
    ...named('refused', refused),
    ...named('ended', ended),
    invitation: words.invitation('Triad'),
    seatInvitation: seatLink.invitation('Triad'),
    seatLinkCopied: seatLink.linkCopied,
    seatLinkToCopy: seatLink.linkToCopy,
    oneMissing: words.waiting(1),
    twoMissing: words.waiting(2),
    ...of('joined', words.joined),
    ...of('away', words.away),
    ...of('left', words.left),
    ...of('back', words.back),
    ...of('replaced', words.replaced),
    joiningGameOf: words.joiningGameOf('Ann'),
    playing: words.playing(side ?? 'X'),
    oneSpectator: words.spectators(1),
    spectators: words.spectators(3),
    ...of('sit down', words.sitDown),
    ...of('asks for the seat', (name) => words.asksForSeat('Eve', name)),
    nobodyAsksForTheSeat: words.asksForSeat('', 'Ann'),
    ...of('asked for the seat', words.askedForSeat),
    ...Object.fromEntries(
      Object.entries(start).flatMap(([name, text]) => (typeof text === 'string' ? [[`start ${name}`, text]] : [])),
    ),
    ...of('start sit', start.sit),
    'start waitingFor': start.waitingFor(side ?? 'Ann'),
    ...of('asks undo', asks.undo),
    ...of('asks new-game', asks['new-game']),
  };
}

const named = (group: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${group} ${name}`, text]));
