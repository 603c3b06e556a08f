const PLAY = ['play/player', 'games/<tag>/play'];

/** Whether a module is loaded before a reader can play a game in sight, after its first picture. @param tag the element; default: any of them */
export const isPlayed = (id, tag = '[a-z]+-[a-z]+') =>
  PLAY.some((module) => new RegExp(`/src/elements/${module.replace('<tag>', tag)}\\.ts$`).test(`/${id}`));
