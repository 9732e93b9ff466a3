/** Freezes a value of JSON and all that lies in it. What is frozen already is taken to be so all the way down. */
export const freezeDeep = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) freezeDeep(each);
  return value;
};
