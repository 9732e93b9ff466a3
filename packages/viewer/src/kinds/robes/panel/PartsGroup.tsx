import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { translateName } from '../../../panel/names/translate-name.ts';
import { useKindTexts, useSession, useViewer } from '../../../panel/viewer-context.ts';

/** The parts of the wardrobe with their prices, and the sum. */
export function PartsGroup() {
  const { items, latest } = useViewer();
  const texts = useKindTexts();
  useSession();
  const chosen = items();
  const priced = chosen.flatMap(({ component, name, price }) => (price === null ? [] : [{ component, name, price }]));
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const write = (price: number): string => formatPrice(price, latest.currency, texts.tag);
  return (
    <dl className="robe-parts">
      {priced.map(({ component, name, price }) => (
        <div key={component}>
          <dt>
            {translateName(texts, component)}
            <span dir="auto">{name}</span>
          </dt>
          <dd>{write(price)}</dd>
        </div>
      ))}
      <div className="robe-total">
        <dt>{texts.robes.total}</dt>
        <dd>{write(total)}</dd>
      </div>
    </dl>
  );
}
