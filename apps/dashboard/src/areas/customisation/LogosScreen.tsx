import { Text } from '@mantine/core';
import { LOGO_SLOTS } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useSession } from '../../session/session.ts';
import halves from './Halves.module.css';
import classes from './LogosScreen.module.css';
import { LogoCard } from './parts/LogoCard.tsx';
import { LogosPreview } from './parts/LogosPreview.tsx';
import { useCustomisationForm } from './useCustomisation.ts';

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
