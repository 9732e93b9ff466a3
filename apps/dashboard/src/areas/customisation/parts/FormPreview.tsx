import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { useState } from 'react';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import { isPhone } from '../../../ui/usePhone.ts';
import type { Values } from '../values.ts';
import classes from './FormPreview.module.css';
import { ViewerForm } from './ViewerForm.tsx';
import { WIDTHS } from './widths.ts';

interface FormPreviewProps {
  values: Values;
  logos: Customisation['logos'];
}

/** The form that visitors get, with what is typed beside it. */
export const FormPreview = ({ values, logos }: FormPreviewProps) => {
  const [width, setWidth] = useState(() => (isPhone() ? 'phone' : 'desktop'));
  return (
    <section aria-label={messages.preview}>
      <div className={classes.bar}>
        <p className={classes.note}>{messages.formNote}</p>
        <PillTabs label="Width" pills={WIDTHS} chosen={width} onChoose={setWidth} controls="form-preview" />
      </div>
      <div id="form-preview" role="tabpanel" aria-label={messages.preview} className={classes.stage}>
        <ViewerForm values={values} logos={logos} seen="form" width={width} />
      </div>
    </section>
  );
};
