import { Box, SimpleGrid, Text } from '@mantine/core';
import { LOGO_SLOTS } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { PillTabs } from '../../ui/page/PillTabs.tsx';
import { useEmailPreview } from './EmailFrames.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { FormPreview } from './FormPreview.tsx';
import { Halves } from './Halves.tsx';
import { LogoCard } from './LogoCard.tsx';
import { type CustomisationForm, useCustomisationForm } from './useCustomisation.ts';

const logoPreviews = () => [
  { key: 'form', label: messages.logoSlots.saveDesign.title },
  { key: 'emails', label: messages.logoSlots.emails.title },
];

const LogoEmails = ({ form }: { form: CustomisationForm }) => (
  <EmailPreview form={form} preview={useEmailPreview(form, form.language)} />
);

/** Where visitors see the logos: the form and the emails, with the stored logos. */
const LogosPreview = ({ form }: { form: CustomisationForm }) => {
  const { values, stored } = form;
  const [seen, setSeen] = useState('form');
  return (
    <>
      <Box mb={8}>
        <PillTabs
          label={messages.logosSeen}
          pills={logoPreviews()}
          chosen={seen}
          onChoose={setSeen}
          controls="logos-preview"
        />
      </Box>
      <div id="logos-preview" role="tabpanel" aria-label={messages.logosSeen}>
        {seen === 'form' ? (
          <FormPreview language={stored.language} values={values} logos={stored.logos} />
        ) : (
          <LogoEmails form={form} />
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
    <Halves preview={<LogosPreview form={form} />}>
      <Text size="sm" mb={20} c="dimmed">
        {messages.logosHelp}
      </Text>
      <SimpleGrid minColWidth={190} spacing={24} verticalSpacing={32}>
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
      </SimpleGrid>
    </Halves>
  );
};
