const keyOf = (house: readonly unknown[]): string => `vitrine.menu-room ${house.join('/')}`;

/** Height in pixels that a house's groups took in the menu when they were last seen here; 0 where nobody knows. */
export function menuRoom(house: readonly unknown[]): number {
  try {
    return Number(localStorage.getItem(keyOf(house))) || 0;
  } catch {
    return 0;
  }
}

/** Kept for the next visit, so that what stands below does not move when the groups arrive. */
export function keepMenuRoom(house: readonly unknown[], height: number): void {
  try {
    localStorage.setItem(keyOf(house), String(height));
  } catch {
    // A browser that keeps nothing: then the menu moves once.
  }
}
