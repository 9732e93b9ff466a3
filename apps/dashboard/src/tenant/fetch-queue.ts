/**
 * Reads things by their id, each once at a time: a request during a read causes one more read after it, however often
 * it was asked.
 */
export const createFetchQueue = (read: (id: number) => Promise<void>): ((id: number) => void) => {
  const running = new Set<number>();
  const again = new Set<number>();
  const start = async (id: number): Promise<void> => {
    running.add(id);
    do {
      again.delete(id);
      await read(id);
    } while (again.has(id));
    running.delete(id);
  };
  return (id) => {
    if (running.has(id)) again.add(id);
    else start(id);
  };
};
