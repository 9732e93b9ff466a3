import { sessionLimits } from '@vitrine/contract/session/limits';

const UNATTENDED_AFTER_MS = sessionLimits.unattendedMinutes * 60_000;

let lastInput = performance.now();
const noteInput = (): void => {
  lastInput = performance.now();
};
for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
  window.addEventListener(event, noteInput, { capture: true, passive: true });
}

/**
 * Marks what a page reads by itself while nobody is at it, such as after a live event: the session is not in use then,
 * and ends in its time.
 */
export const attendanceHeader = (): Record<string, string> =>
  performance.now() - lastInput > UNATTENDED_AFTER_MS ? { [sessionLimits.unattendedHeaderName]: '1' } : {};
