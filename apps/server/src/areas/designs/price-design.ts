import type { DesignToPrice, PricedDesign } from '@vitrine/contract/designs/schemas';
import { cartLines, totalOf } from '@vitrine/domain/design/cart-lines';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin } from '../../visitor-origin.ts';
import { readDesign, readLiveConfigurator } from './live-configurator.ts';

/** The items and prices of a design, from the live version alone. Floors are priced by the square metre. */
export async function priceDesign(
  services: Services,
  input: DesignToPrice,
  origin: string | undefined,
): Promise<PricedDesign> {
  const deployed = await readLiveConfigurator(services, input);
  assertVisitorOrigin(origin, deployed.hosts);
  const { model, currency } = deployed;
  const { design } = readDesign(deployed, input.design);
  const items = model.items(design);
  const unit = deployed.type === 'floors' ? 'm2' : 'piece';
  return {
    lines: cartLines(items).map(({ price, ...line }) => ({ ...line, unit, unit_price: price, currency })),
    total: totalOf(items),
    currency,
    design: model.write(design),
  };
}
