const PLAY = ['elements/play/player', 'elements/games/<tag>/play', 'match/record/parse-record'];

/** Whether a module is loaded before a reader can play a game in sight, after its first picture. @param tag the element; default: any of them */
export const isPlayed = (id, tag = '[a-z]+-[a-z]+') =>
  PLAY.some((module) => new RegExp(`/src/${module.replace('<tag>', tag)}\\.ts$`).test(`/${id}`));
