import type { Measure } from '@vitrine/contract/prices/quantity';
import { useRef, useState } from 'react';
import { Field } from '../panel/form/Field.tsx';
import { useSession, useViewer } from '../panel/viewer-context.ts';
import type { Viewer } from '../viewer.ts';
import { enterMeasures, restoreMeasures } from './measure-memory.ts';
import css from './measures.css?inline';
import type { PriceData } from './price-data.ts';
import { rangeOf, readMeasure } from './read-measure.ts';

const LONGEST = 12;

/** Restores the measures of this visit, before the form is shown. */
export function prepareMeasures(viewer: Viewer, measures: readonly Measure[]): void {
  viewer.addStyles(css);
  restoreMeasures(viewer, measures);
}

/** The measures of the visitor's own room. A valid one changes the price while it is typed; an empty one is the room's. */
export function MeasuresForm({ data }: { data: PriceData }) {
  const viewer = useViewer();
  const { measures } = useSession();
  const { formats, parts, texts } = data;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { tag } = viewer.texts;
  const form = useRef<HTMLFieldSetElement>(null);

  const type = (measure: Measure, text: string): void => {
    setTyped({ ...typed, [measure.id]: text });
    setLeft(new Set([...left].filter((id) => id !== measure.id)));
    const entry = readMeasure(text, measure, tag);
    const { [measure.id]: _, ...others } = measures;
    if (entry.kind === 'value') enterMeasures(viewer, { ...others, [measure.id]: entry.value });
    if (entry.kind === 'empty') enterMeasures(viewer, others);
  };
  const errorOf = (measure: Measure): string | undefined => {
    if (!left.has(measure.id)) return undefined;
    const { kind } = readMeasure(typed[measure.id] ?? '', measure, tag);
    const { min, max } = rangeOf(measure);
    if (kind === 'invalid') return texts.notNumber;
    return kind === 'outside' ? texts.outside(formats.number(min), formats.number(max)) : undefined;
  };
  const reset = (): void => {
    setTyped({});
    setLeft(new Set());
    enterMeasures(viewer, {});
    // The button goes with what it resets.
    form.current?.querySelector('input')?.focus();
  };
  const hasTyped = Object.values(typed).some((text) => text.trim() !== '');
  return (
    <fieldset ref={form} className="measures" part="measures">
      <legend>{texts.measures}</legend>
      <p>{parts.isPerSquareMetre ? texts.areaHint : texts.measuresHint}</p>
      <div className="measure-fields">
        {parts.measures.map((measure) => {
          const { id, name, unit, value, min, max } = measure;
          const range = min && max ? texts.range(formats.number(min), formats.number(max)) : '';
          const own = measures[id];
          return (
            <Field
              key={id}
              name={id}
              label={parts.isPerSquareMetre ? texts.area : name}
              optional={[formats.sign(unit), range].filter(Boolean).join(', ')}
              placeholder={parts.isPerSquareMetre ? '' : formats.number(value)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={LONGEST}
              value={typed[id] ?? (own === undefined ? '' : formats.number(own))}
              error={errorOf(measure)}
              onType={(text) => type(measure, text)}
              onLeave={() => setLeft(new Set([...left, id]))}
            />
          );
        })}
      </div>
      {(hasTyped || Object.keys(measures).length > 0) && (
        <button type="button" className="quiet" part="reset-measures" onClick={reset}>
          {parts.isPerSquareMetre ? texts.resetArea : texts.resetMeasures}
        </button>
      )}
    </fieldset>
  );
}
