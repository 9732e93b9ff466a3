import type { quantityMessages } from '@vitrine/contract/configurators/quantity-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quantityMessages> = {
  usual: { area: 'Square meters of the floor' },
  units: { m: 'Meters', m2: 'Square meters' },
};
