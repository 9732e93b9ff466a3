import { ApiError } from './api-error.ts';
import { parseInSlices } from './parse-in-slices.ts';

/** Reads a public JSON file of the content host. It lies on another site, and no cookie may ever reach that. */
export const readContent = async (address: string, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(address, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) throw new ApiError(response.status, response.statusText, {});
  return parseInSlices(await response.text());
};
