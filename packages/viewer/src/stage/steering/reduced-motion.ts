/** True for visitors who asked their system for less motion: no fades, no coasting, no gliding. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
