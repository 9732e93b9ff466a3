/**
 * Reads things by their id, each once at a time: whoever asks while a read is under way gets one more after it, however
 * often it was asked (platform.md §4, Reseller list).
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
