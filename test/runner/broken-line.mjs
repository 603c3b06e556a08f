/** Files that the server does not hand out at the moment, for browsers that cannot be told not to get them. */
let broken = [];

const patternOf = (url) =>
  new RegExp(
    `${url
      .split('*')
      .map(RegExp.escape ?? escape)
      .join('.*')}$`,
  );

function escape(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

export const breakLine = (urls) => {
  broken = urls.map(patternOf);
};

/** Middleware of the server. */
export async function brokenLine(context, next) {
  if (broken.some((pattern) => pattern.test(context.url))) context.status = 503;
  else await next();
}
