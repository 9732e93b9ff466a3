import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { FailureCode } from './loading/failure.ts';

/** One chosen item, as events and the enquiry name it. */
export interface ChosenItem {
  component: string;
  id: string | number;
  name: string;
  product_code: string | null;
  price: number | null;
}

export interface DesignDetail {
  /** The design as the short string that `setDesign` and the page's address take. */
  design: string;
  items: ChosenItem[];
}

/** What each event of `<vitrine-configurator>` carries. All bubble and cross shadow roots. */
export interface VitrineEvents {
  /** The first picture is painted and the methods answer. */
  'vitrine-ready': DesignDetail & {
    configurator: { id: number; name: string; type: ConfiguratorType };
    version: number;
  };
  /** The design changed: by the visitor, the reset button, `setDesign`, or a picture that did not load (the former choice came back). */
  'vitrine-change': DesignDetail & { by: 'visitor' | 'reset' | 'host' | 'failure' };
  /** The visitor asked to save. `preventDefault()` keeps the form closed, so that the page can show its own. */
  'vitrine-save': DesignDetail;
  /** The enquiry was accepted. Carries no personal data. */
  'vitrine-enquiry': DesignDetail;
  /** Something did not work; the viewer says the same in words. */
  'vitrine-error': { code: FailureCode; message: string };
}

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
    'vitrine-save': CustomEvent<VitrineEvents['vitrine-save']>;
    'vitrine-enquiry': CustomEvent<VitrineEvents['vitrine-enquiry']>;
    'vitrine-error': CustomEvent<VitrineEvents['vitrine-error']>;
  }
}
