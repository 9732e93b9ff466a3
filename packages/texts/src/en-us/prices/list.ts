import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof priceListMessages> = {
  listsHelp: 'Each list has prices in one currency. Live lists are used in the viewer, in inquiries and in carts.',
  displays: { from: 'The price of the cheapest design: “from $1,200”' },
  changeHelp: '-5 is 5% less than the manufacturer',
  surchargeKinds: { rate: 'Percent' },
};
