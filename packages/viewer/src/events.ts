import type { VitrineEvents } from '@vitrine/contract/embed/element';

export type { ChosenItem, DesignDetail, VitrineEvents } from '@vitrine/contract/embed/element';

/**
 * Sends one event from the element.
 * @returns false when a listener called preventDefault on a cancelable event (vitrine-save)
 */
export function announce<Name extends keyof VitrineEvents>(
  from: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): boolean {
  const cancelable = name === 'vitrine-save';
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

declare global {
  interface HTMLElementEventMap {
    'vitrine-ready': CustomEvent<VitrineEvents['vitrine-ready']>;
    'vitrine-change': CustomEvent<VitrineEvents['vitrine-change']>;
    'vitrine-scene': CustomEvent<VitrineEvents['vitrine-scene']>;
    'vitrine-save': CustomEvent<VitrineEvents['vitrine-save']>;
    'vitrine-enquiry': CustomEvent<VitrineEvents['vitrine-enquiry']>;
    'vitrine-cart': CustomEvent<VitrineEvents['vitrine-cart']>;
    'vitrine-error': CustomEvent<VitrineEvents['vitrine-error']>;
  }
}
