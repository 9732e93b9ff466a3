import type { Services } from '../services.ts';
import { ownStyleFinder } from './own-style-finder.ts';
import { remoteStyleFinder, type StyleFinder } from './style-finder.ts';

/** The style finder that the configuration names, else the built-in one. */
export const openStyleFinder = (url: string | null, input: Pick<Services, 'content' | 'addresses'>): StyleFinder =>
  url === null ? ownStyleFinder(input) : remoteStyleFinder(url);
