import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/**
 * Runs a function that a module beside this one exports in a thread of its own: what ran before has taught the compiler other shapes of
 * data, and would slow it down.
 */
export function alone(module, name, ...parameters) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { module, name, parameters } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${name} of ${module} ended without an answer`)));
  });
}

if (!isMainThread) {
  const { module, name, parameters } = workerData;
  // Not awaited: the module may import this one.
  void import(module).then((functions) => parentPort.postMessage(functions[name](...parameters)));
}
