const isDesign = (data: unknown): data is { design: string } =>
  typeof data === 'object' &&
  data !== null &&
  'vitrine' in data &&
  data.vitrine === 'set-design' &&
  'design' in data &&
  typeof data.design === 'string';

/** Shows the designs that the parent page asks for. */
export function listenForDesign(around: Window, own: Window, showDesign: (design: string) => void): void {
  if (around === own) return;
  own.addEventListener('message', ({ source, data }) => {
    if (source === around && isDesign(data)) showDesign(data.design);
  });
}
