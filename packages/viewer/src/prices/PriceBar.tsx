import { useMemo, useState } from 'react';
import { Row } from '../panel/Row.tsx';
import { useSession, useViewer } from '../panel/viewer-context.ts';
import { Breakdown } from './Breakdown.tsx';
import type { PriceData } from './price-data.ts';
import { useAnnouncement } from './use-announcement.ts';

/** The price of the design above the actions. It opens to its breakdown, and to the visitor's measures. */
export function PriceBar({ data }: { data: PriceData }) {
  const viewer = useViewer();
  const { design, measures } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { calculation, formats, MeasuresForm, parts, settings, texts } = data;
  const isFrom = settings.display === 'from';
  // The cheapest design is another one only for other measures.
  const cheapest = useMemo(() => (isFrom ? calculation.cheapest(measures) : null), [calculation, isFrom, measures]);
  const price = useMemo(
    () => cheapest ?? calculation.price(design, measures),
    [calculation, cheapest, design, measures],
  );
  const hasOwn = Object.keys(measures).length > 0;
  const isPerUnit = parts.isPerSquareMetre && !hasOwn;
  const written = price.total === null ? '' : formats.perUnit(price.total, isPerUnit ? 'm2' : 'piece');
  const shown = isFrom ? texts.from(written) : written;
  const announcement = useAnnouncement(written && texts.totalIs(shown));
  if (price.total === null && !MeasuresForm) return null;

  const { tax } = price;
  const notes = [
    written && tax && tax.rate > 0 && (tax.isShown ? texts.taxIncluded : texts.taxAdded)(formats.rate(tax.rate)),
    MeasuresForm && !isPerUnit && (hasOwn ? texts.ownMeasures : texts.roomShown),
  ].filter(Boolean);
  const name = isFrom ? viewer.texts.form.price : texts.total;
  const amount = (
    <>
      <span className="price-amount">{shown}</span>
      {notes.length > 0 && <span className="price-note">{notes.join(' · ')}</span>}
    </>
  );
  return (
    <section className="price" part="price" aria-label={viewer.texts.form.price}>
      {isFrom && !MeasuresForm ? (
        <div className="row-head">
          <span className="row-name">{name}</span>
          <span className="row-chosen">{amount}</span>
        </div>
      ) : (
        <Row name={name} chosen={amount} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} bodyClassName="price-body">
          {MeasuresForm && <MeasuresForm data={data} />}
          {!isFrom && price.total !== null && <Breakdown price={price} data={data} />}
        </Row>
      )}
      <p role="status" className="unseen">
        {announcement}
      </p>
    </section>
  );
}
