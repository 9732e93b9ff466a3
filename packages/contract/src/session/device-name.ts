import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the devices that sessions are opened on. */
export const deviceMessages = defineMessages('session/devices', {
  on: (browser: string, system: string) => message('{browser} on {system}', { browser, system }),
  program: 'A program',
});

/** How sessions and events store the device of a program that is no browser. */
export const PROGRAM_DEVICE = 'A program';

/** A stored device, such as "Firefox on macOS", in the reader's language. */
export function deviceName(device: string): string {
  if (device === PROGRAM_DEVICE) return deviceMessages.program;
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser !== undefined && system !== undefined ? deviceMessages.on(browser, system) : device;
}
