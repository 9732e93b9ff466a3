import type { Readable } from 'node:stream';

interface Writing {
  body: Readable | null;
  ended: Promise<unknown>;
}

/** Who uses the file of which upload. One object for all routers of the process. */
export interface UploadWriters {
  /**
   * Runs alone on an upload. A body that is still arriving for it is ended first: its sender has lost the connection,
   * or is another tab, and sends the rest again from the offset that it asks for.
   */
  run<T>(id: string, body: Readable | null, use: () => Promise<T>): Promise<T>;
}

export function uploadWriters(): UploadWriters {
  const writing = new Map<string, Writing>();
  return {
    run: (id, body, use) => {
      const before = writing.get(id);
      before?.body?.destroy();
      const running = Promise.resolve(before?.ended).then(use);
      const current = { body, ended: running.catch(() => undefined) };
      writing.set(id, current);
      void current.ended.then(() => {
        if (writing.get(id) === current) writing.delete(id);
      });
      return running;
    },
  };
}
