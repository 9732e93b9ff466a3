import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useState } from 'react';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import type { CustomisationForm } from '../useCustomisation.ts';
import { FormPreview } from './FormPreview.tsx';
import classes from './LogosPreview.module.css';
import { MailPreview } from './MailPreview.tsx';

const SEEN = [
  { key: 'form', label: messages.logoSlots.saveDesign.title },
  { key: 'mails', label: messages.logoSlots.emails.title },
];

/** Where visitors see the logos: the form and the mails themselves, with what is stored now. */
export const LogosPreview = ({ form: { values, stored, place } }: { form: CustomisationForm }) => {
  const [seen, setSeen] = useState('form');
  return (
    <>
      <div className={classes.choice}>
        <PillTabs label={messages.logosSeen} pills={SEEN} chosen={seen} onChoose={setSeen} controls="logos-preview" />
      </div>
      <div id="logos-preview" role="tabpanel" aria-label={messages.logosSeen}>
        {seen === 'form' ? (
          <FormPreview values={values} logos={stored.logos} />
        ) : (
          <MailPreview values={values} logos={stored.logos} place={place} />
        )}
      </div>
    </>
  );
};
