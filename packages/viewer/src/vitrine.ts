import { VitrineConfigurator } from './element.ts';

// The script may be on a page twice; the first one counts.
if (!customElements.get('vitrine-configurator')) customElements.define('vitrine-configurator', VitrineConfigurator);

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-configurator': VitrineConfigurator;
  }
}
