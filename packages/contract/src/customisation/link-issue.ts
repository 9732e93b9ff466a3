import { parseWebAddress } from '../web-address.ts';
import { customisationMessages as messages } from './messages.ts';

const SCRIPTS: readonly string[] = ['javascript:', 'vbscript:', 'data:'];

/** Whether a link would run a script instead of opening a page. */
export const runsScript = (link: string): boolean => URL.canParse(link) && SCRIPTS.includes(new URL(link).protocol);

/** Why a link cannot be stored; null when it can. */
export const linkIssue = (link: string): string | null => {
  if (runsScript(link)) return messages.linkRunsScript;
  return parseWebAddress(link) === null ? messages.addressInvalid : null;
};
