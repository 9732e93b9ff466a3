/** The database's ids by the plan's keys. */
export interface Ids {
  organisations: Map<string, number>;
  users: Map<string, number>;
  configurators: Map<string, number>;
}

/** Throws when the plan uses a key before its row exists. */
export const idOf = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo's plan names ${key} before it is there`);
  return id;
};
