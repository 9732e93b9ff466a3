import type { VitrineEvents } from '@vitrine/contract/embed/element';

export type { ChosenItem, DesignDetail, VitrineEvents } from '@vitrine/contract/embed/element';

/**
 * Sends one event from the element.
 * @returns false when a listener called preventDefault on a cancelable event (vitrine-save)
 */
export type DispatchViewerEvent = <Name extends keyof VitrineEvents>(
  name: Name,
  detail: VitrineEvents[Name],
) => boolean;

export const createDispatch =
  (element: EventTarget): DispatchViewerEvent =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'vitrine-save' }),
    );

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
