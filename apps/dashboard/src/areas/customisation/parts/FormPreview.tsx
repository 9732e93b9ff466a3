import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { SaveDesignCustomisation } from '@vitrine/contract/customisation/schemas';
import { formWords } from '@vitrine/contract/enquiries/form-words';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import classes from './FormPreview.module.css';

const REQUIRED = [formWords.name, formWords.email, formWords.phone];
const OPTIONAL = [formWords.budget, formWords.postcode];

const Field = ({ label, required }: { label: string; required: boolean }) => (
  <div>
    <p className={classes.label}>
      {label} {!required && <span className={classes.optional}>{formWords.optional}</span>}
    </p>
    <div className={classes.field} />
  </div>
);

/** How the form would read with what is typed: the viewer's fields in their order, and its own words. */
export const FormPreview = ({ saveDesign }: { saveDesign: SaveDesignCustomisation }) => (
  <figure className={classes.figure}>
    <figcaption className={classes.caption}>{messages.preview}</figcaption>
    <div className={classes.form} data-testid="form-preview">
      <p className={classes.title}>{enquiryMessages.title}</p>
      <p className={classes.intro}>{saveDesign.contact || formWords.intro}</p>
      {REQUIRED.map((label) => (
        <Field key={label} label={label} required />
      ))}
      {OPTIONAL.map((label) => (
        <Field key={label} label={label} required={false} />
      ))}
      {saveDesign.customFields.map(({ name, placeholder, required }) => (
        <Field key={name} label={placeholder || name} required={required} />
      ))}
      <p className={classes.terms}>{formWords.agree.join('')}</p>
      <p className={classes.button}>{saveDesign.cta_label || formWords.save}</p>
    </div>
  </figure>
);
