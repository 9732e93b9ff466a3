import { describeItem } from '@vitrine/domain/design/floors/describe-item';
import { SheetButton } from '../buttons/SheetButton.tsx';
import { translateName } from '../names/translate-name.ts';
import { usePrices } from '../prices.ts';
import { useSession, useViewer } from '../viewer-context.ts';

/** What is chosen, as a table. Columns that nothing fills are left out. */
export function Specifications() {
  const { items, texts } = useViewer();
  useSession();
  const { form, panel } = texts;
  const own = (name: string): string => translateName(texts, name);
  const chosen = items();
  const hasCodes = chosen.some(({ product_code }) => product_code);
  const prices = usePrices().ofItems();
  const hasPrices = prices.some((price) => price !== null);
  return (
    <>
      <table className="specifications" part="specifications">
        <caption className="unseen">{panel.design}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{form.component}</th>
            <th scope="col">{form.item}</th>
            {hasCodes && <th scope="col">{form.sku}</th>}
            {hasPrices && (
              <th scope="col" className="number">
                {form.price}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {chosen.map(({ component, product_code, ...item }, index) => (
            <tr key={component}>
              <th scope="row" dir="auto">
                {own(component)}
              </th>
              <td dir="auto">{describeItem(item, own)}</td>
              {hasCodes && <td className={product_code ? 'code' : 'code nothing'}>{product_code || form.none}</td>}
              {hasPrices && (
                <td className={prices[index] ? 'number' : 'number nothing'}>{prices[index] ?? form.none}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="specifications-file">
        <SheetButton />
      </div>
    </>
  );
}
