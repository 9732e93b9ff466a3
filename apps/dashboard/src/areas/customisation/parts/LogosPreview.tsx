import { Box } from '@mantine/core';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useState } from 'react';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import type { CustomisationForm } from '../useCustomisation.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { FormPreview } from './FormPreview.tsx';

const SEEN = [
  { key: 'form', label: messages.logoSlots.saveDesign.title },
  { key: 'emails', label: messages.logoSlots.emails.title },
];

/** Where visitors see the logos: the form and the emails themselves, with what is stored now. */
export const LogosPreview = ({ form: { values, stored, target } }: { form: CustomisationForm }) => {
  const [seen, setSeen] = useState('form');
  return (
    <>
      <Box mb={8}>
        <PillTabs label={messages.logosSeen} pills={SEEN} chosen={seen} onChoose={setSeen} controls="logos-preview" />
      </Box>
      <div id="logos-preview" role="tabpanel" aria-label={messages.logosSeen}>
        {seen === 'form' ? (
          <FormPreview values={values} logos={stored.logos} />
        ) : (
          <EmailPreview values={values} logos={stored.logos} target={target} />
        )}
      </div>
    </>
  );
};
