/** Sentences of the shell that no area owns. */
export const shellMessages = {
  notFoundHelp: 'This page does not exist, or is not yours to see.',
} as const;
