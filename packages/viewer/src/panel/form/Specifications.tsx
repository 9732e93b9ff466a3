import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { SheetButton } from '../buttons/SheetButton.tsx';
import { useSession, useViewer } from '../viewer-context.ts';

/** What is chosen, as a table. Columns that nothing fills are left out. */
export function Specifications() {
  const { items, latest, language, texts } = useViewer();
  useSession();
  const { form, names = {}, panel } = texts;
  const chosen = items();
  const hasCodes = chosen.some(({ product_code }) => product_code);
  const hasPrices = chosen.some(({ price }) => price !== null);
  return (
    <>
      <table className="specifications" part="specifications">
        <caption className="unseen">{panel.design}</caption>
        <thead>
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
          {chosen.map(({ component, name, product_code, price }) => (
            <tr key={component}>
              <th scope="row" dir="auto">
                {names[component] ?? component}
              </th>
              <td dir="auto">{names[name] ?? name}</td>
              {hasCodes && <td className="code">{product_code || form.none}</td>}
              {hasPrices && (
                <td className="number">{price === null ? form.none : formatPrice(price, latest.currency, language)}</td>
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
