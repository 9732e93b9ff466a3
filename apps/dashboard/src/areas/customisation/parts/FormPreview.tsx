import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { SaveDesignCustomisation } from '@vitrine/contract/customisation/schemas';
import classes from './FormPreview.module.css';

const OWN_FIELDS = ['Name', 'Email', 'Phone', 'Postcode', 'Budget'];

const Field = ({ label, required = false }: { label: string; required?: boolean }) => (
  <div>
    <p className={classes.label}>
      {label}
      {required && ' *'}
    </p>
    <div className={classes.field} />
  </div>
);

/** How the form would look with what is typed: same fields, same order, same words as the viewer's. */
export const FormPreview = ({ saveDesign }: { saveDesign: SaveDesignCustomisation }) => (
  <figure className={classes.figure}>
    <figcaption className={classes.caption}>{messages.preview}</figcaption>
    <div className={classes.form} data-testid="form-preview">
      <p className={classes.title}>Save your changes</p>
      <p className={classes.intro}>{saveDesign.contact || messages.contactPlaceholder}</p>
      {OWN_FIELDS.map((label) => (
        <Field key={label} label={label} required={['Name', 'Email', 'Phone'].includes(label)} />
      ))}
      {saveDesign.customFields.map(({ name, placeholder, required }) => (
        <Field key={name} label={placeholder || name} required={required} />
      ))}
      <p className={classes.terms}>{messages.termsPreview}</p>
      <p className={classes.button}>{saveDesign.cta_label || messages.buttonPlaceholder}</p>
    </div>
  </figure>
);
