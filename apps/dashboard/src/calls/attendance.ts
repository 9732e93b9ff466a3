import { sessionLimits } from '@vitrine/contract/session/limits';

const UNATTENDED_AFTER_MS = sessionLimits.unattendedMinutes * 60_000;

let lastInput = performance.now();
const noteInput = (): void => {
  lastInput = performance.now();
};
for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
  window.addEventListener(event, noteInput, { capture: true, passive: true });
}

/** Whether somebody has used the page lately. */
export const isAttended = (): boolean => performance.now() - lastInput <= UNATTENDED_AFTER_MS;

/** Marks reads without a user's action, such as after a live event: they do not extend the session. */
export const attendanceHeader = (): Record<string, string> =>
  isAttended() ? {} : { [sessionLimits.unattendedHeaderName]: '1' };
