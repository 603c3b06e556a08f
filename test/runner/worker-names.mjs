/** Middleware of the server: pages ask for the script of a worker by the name that it has when it is built. */
export async function workerNames(context, next) {
  context.url = context.url.replace(/^(\/src\/.*\/opponent-worker)\.js$/, '$1.ts');
  await next();
}
