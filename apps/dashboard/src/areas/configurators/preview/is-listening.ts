/** Whether the viewer's frame says that it now takes data and questions. */
export const isListening = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'listening';
