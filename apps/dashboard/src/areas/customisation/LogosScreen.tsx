import { Box, Text } from '@mantine/core';
import { LOGO_SLOTS } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { PillTabs } from '../../ui/page/PillTabs.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { FormPreview } from './FormPreview.tsx';
import halves from './Halves.module.css';
import { LogoCard } from './LogoCard.tsx';
import classes from './LogosScreen.module.css';
import { type CustomisationForm, useCustomisationForm } from './useCustomisation.ts';

const SEEN = [
  { key: 'form', label: messages.logoSlots.saveDesign.title },
  { key: 'emails', label: messages.logoSlots.emails.title },
];

/** Where visitors see the logos: the form and the emails, with the stored logos. */
const LogosPreview = ({ form: { values, stored, target } }: { form: CustomisationForm }) => {
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

/** The slots for the organisation's logos. */
export const LogosScreen = () => {
  const { appConfig } = useSession();
  const form = useCustomisationForm();
  const { stored } = form;
  return (
    <div className={halves.halves}>
      <div>
        <Text size="sm" mb={20} c="dimmed">
          {messages.logosHelp}
        </Text>
        <div className={classes.cards}>
          {LOGO_SLOTS.map((slot) => {
            const path = stored.logos[slot];
            return (
              <LogoCard
                key={slot}
                slot={slot}
                {...messages.logoSlots[slot]}
                address={path === undefined ? null : `${appConfig.content_url}/${path}`}
              />
            );
          })}
        </div>
      </div>
      <div className={halves.seen}>
        <LogosPreview form={form} />
      </div>
    </div>
  );
};
