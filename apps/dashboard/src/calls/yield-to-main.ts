interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in a task of its own, after what waits already. */
export const nextTurn = (): Promise<void> => {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
};

/** Half a frame: the other half is left to what the page does meanwhile. */
const TURN_MS = 8;

/** For long work: lets the page answer and paint whenever the work has held it for half a frame. */
export const breathing = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
};
