import type { Services } from '../../services.ts';
import type { LiveConfigurator } from './live-configurator.ts';

/** PLACEHOLDER */
export const designImageAddress = (
  { addresses }: Services,
  { record }: LiveConfigurator,
  { design, width, height }: { design: string; width: number; height: number },
): string =>
  `${addresses.content}/designs/image?${new URLSearchParams({ configurator: String(record.id), design, width: String(width), height: String(height) })}`;
