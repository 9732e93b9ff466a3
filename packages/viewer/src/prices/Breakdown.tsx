import type { DesignPrice } from '@vitrine/domain/prices/price-design';
import { surchargePlace } from '@vitrine/domain/translations/places';
import { translateName } from '../panel/names/translate-name.ts';
import { useViewer } from '../panel/viewer-context.ts';
import { listLines } from './list-lines.ts';
import type { PriceData } from './price-data.ts';

/** How the total comes about: parts, surcharges and tax. */
export function Breakdown({ price, data }: { price: DesignPrice; data: PriceData }) {
  const { items, nameOf, texts } = useViewer();
  const { formats } = data;
  const chosen = items();
  const captionOf = (item: number | null, quantity: string | null): string => {
    const component = item === null ? undefined : chosen[item]?.component;
    return [component && translateName(texts, component), quantity].filter(Boolean).join(' · ');
  };
  return (
    <dl className="price-lines">
      {listLines(price).map(({ key, name, item, unit, quantity, unitPrice, amount }) => (
        <Line
          key={key}
          name={name}
          caption={captionOf(item, formats.quantity(quantity, unit, unitPrice))}
          amount={formats.amount(amount)}
        />
      ))}
      {price.surcharges.map(({ name, amount }) => (
        <Line key={`surcharge ${name}`} name={nameOf(name, surchargePlace(name))} amount={formats.amount(amount)} />
      ))}
      <Tax price={price} data={data} />
    </dl>
  );
}

/** The tax: between subtotal and total where the two differ, otherwise as a part of the total. */
function Tax({ price: { subtotal, tax, total }, data }: { price: DesignPrice; data: PriceData }) {
  const { formats, texts } = data;
  if (!tax || tax.rate === 0) return null;
  const rate = formats.rate(tax.rate);
  if (total !== null && total !== subtotal)
    return (
      <>
        <Line name={texts.subtotal} amount={formats.amount(subtotal)} />
        <Line name={texts.tax(rate)} amount={formats.amount(total - subtotal)} />
      </>
    );
  return (
    <Line name={tax.isIncluded ? texts.taxIncluded(rate) : texts.taxAdded(rate)} amount={formats.amount(tax.amount)} />
  );
}

function Line({ name, caption, amount }: { name: string; caption?: string; amount: string }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
        {caption && <span dir="auto">{caption}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
