/** The template of a new game is tested as it is, before it is copied. */
import '../../../stories/create/template/test/elements/sample-game-board/play.test.js';
