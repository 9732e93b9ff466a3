/** Sentences of the shell that no area owns. */
export const shellMessages = {
  notFoundHelp: 'This page does not exist, or you do not have access to it.',
} as const;
