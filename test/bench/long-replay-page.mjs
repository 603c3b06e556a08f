const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

/**
 * Shows a record and steps through it from its middle.
 * @returns how many moves it has, and milliseconds: until the list of moves is there, and of the median step, until it is laid out
 */
window.stepThrough = async (tag, record, width, steps) => {
  await import(`/cdn/${tag}.js`);
  const element = document.createElement(tag);
  element.style.inlineSize = `${width}px`;
  const begun = performance.now();
  Object.assign(element, { mode: 'replay', record, ply: Math.floor(record.moves.length / 2) });
  document.body.append(element);
  const list = () => element.shadowRoot.querySelector('.moves');
  while (!list()) await new Promise(requestAnimationFrame);
  element.getBoundingClientRect();
  const shown = performance.now() - begun;
  // The whole list is drawn by then, which is the worst case.
  const isWhole = () => list().querySelectorAll('.listed').length > record.moves.length;
  while (!isWhole()) await new Promise(requestAnimationFrame);
  const times = [];
  for (let i = 0; i < steps; i++) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    element.goTo((element.ply + 1) % (record.moves.length + 1));
    await element.updateComplete;
    list().getBoundingClientRect();
    times.push(performance.now() - start);
  }
  const current = list().querySelector('[aria-current=step]').getBoundingClientRect();
  const box = list().getBoundingClientRect();
  if (current.top < box.top || current.bottom > box.bottom) throw new Error(`${tag}: the current move is out of sight`);
  return { moves: record.moves.length, shown, step: median(times) };
};

/** Sets an attribute of an element. @returns milliseconds until what follows is laid out */
window.setAttributeOf = async (tag, attribute, text) => {
  await import(`/cdn/${tag}.js`);
  const element = document.createElement(tag);
  document.body.append(element);
  while (!element.shadowRoot?.querySelector('.panel .toolbar')) await new Promise(requestAnimationFrame);
  const begun = performance.now();
  element.setAttribute(attribute, text);
  await element.updateComplete;
  element.getBoundingClientRect();
  const time = performance.now() - begun;
  element.remove();
  return time;
};
