/** The list with one entry moved a step earlier (-1) or later (1); the same list at its ends. */
export const move = <Entry>(list: readonly Entry[], from: number, step: -1 | 1): readonly Entry[] => {
  const to = from + step;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((entry, at) => (at === from ? other : at === to ? one : entry));
};
