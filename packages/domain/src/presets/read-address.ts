import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { parseWebAddress } from '@vitrine/contract/web-address';
import { readConfigParameter } from '../design/config-string.ts';

/**
 * The design in an address: the part after {product}Config= up to the next & or the end, in any case. Otherwise the
 * message that says what is wrong with the address.
 */
export const readPresetAddress = (
  input: string,
  type: ConfiguratorType,
): { configuration: string } | { issue: string } => {
  const address = parseWebAddress(input.trim());
  if (address === null) return { issue: messages.addressInvalid };
  // Shops with their route behind the hash put the parameters there too.
  const behindHash = address.hash.slice(address.hash.indexOf('?') + 1).replace(/^#/, '');
  const found = readConfigParameter(address.search, type) || readConfigParameter(behindHash, type);
  return found ? { configuration: found } : { issue: messages.configurationMissing };
};

/** Where the design of a preset comes from: a link that the server resolves, or text that may be a design itself. */
export type PresetSource = { configuration: string } | { code: string } | { text: string } | { issue: string };

const SHARE_PATH = /^\/s\/([^/]+)\/?$/;

/**
 * Reads what a user enters for a preset: an address with a design, a short link of this installation (`apiUrl`), or
 * the design itself as text.
 */
export const readPresetSource = (input: string, type: ConfiguratorType, apiUrl: string): PresetSource => {
  const trimmed = input.trim();
  const address = parseWebAddress(trimmed);
  const code = address?.origin === new URL(apiUrl).origin && SHARE_PATH.exec(address.pathname)?.[1];
  if (code) return { code };
  return address === null && !trimmed.includes('://') ? { text: trimmed } : readPresetAddress(trimmed, type);
};
