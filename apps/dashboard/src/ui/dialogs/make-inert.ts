/** How many covers each element is under. */
const covers = new Map<Element, number>();

/** Makes the elements inert: neither the pointer nor the keyboard reaches them. Returns what ends it. */
export const makeInert = (elements: readonly Element[]): (() => void) => {
  // One that is inert for another reason stays so.
  const own = elements.filter((element) => covers.has(element) || !element.hasAttribute('inert'));
  for (const element of own) {
    covers.set(element, (covers.get(element) ?? 0) + 1);
    element.setAttribute('inert', '');
  }
  return () => {
    for (const element of own) {
      const others = (covers.get(element) ?? 1) - 1;
      if (others > 0) covers.set(element, others);
      else {
        covers.delete(element);
        element.removeAttribute('inert');
      }
    }
  };
};
