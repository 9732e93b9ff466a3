const keyOf = (tenant: readonly unknown[]): string => `vitrine.menu-room ${tenant.join('/')}`;

/** Height in pixels that a tenant's groups took in the menu when they were last seen here; 0 where nobody knows. */
export function menuRoom(tenant: readonly unknown[]): number {
  try {
    return Number(localStorage.getItem(keyOf(tenant))) || 0;
  } catch {
    return 0;
  }
}

/** Kept for the next visit, so that what stands below does not move when the groups arrive. */
export function keepMenuRoom(tenant: readonly unknown[], height: number): void {
  try {
    localStorage.setItem(keyOf(tenant), String(height));
  } catch {
    // A browser that keeps nothing: then the menu moves once.
  }
}
