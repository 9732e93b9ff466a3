interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in a new task, after the tasks that already wait. */
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

/** Half a frame; the page has the other half. */
const TURN_MS = 8;

/** For long work: yields to the page after each half frame. */
export const breathing = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
};
