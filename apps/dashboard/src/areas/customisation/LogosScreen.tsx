import { LOGO_SLOTS, type LogoSlot } from '@vitrine/contract/customisation/limits';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import { useSession } from '../../shell/session.ts';
import classes from './LogosScreen.module.css';
import { LogoCard } from './parts/LogoCard.tsx';
import { useCustomisationForm } from './useCustomisation.ts';

const WHERE: Record<LogoSlot, { title: string; help: string }> = {
  startScreen: { title: 'Start screen', help: 'Shown while the viewer loads its first picture.' },
  saveDesign: { title: 'Save design', help: 'Above the form that visitors fill in.' },
  viewer: { title: 'Viewer', help: 'At the top of the choices, all the time.' },
  emails: { title: 'Emails', help: 'At the top of every mail about a design.' },
};

/** Where a logo of the organisation's own can stand (configurators.md §2, Customisation tabs). */
export const LogosScreen = () => {
  const { surroundings } = useSession();
  const { stored } = useCustomisationForm();
  return (
    <>
      <p className={classes.help}>{messages.logosHelp}</p>
      <div className={classes.cards}>
        {LOGO_SLOTS.map((slot) => {
          const path = stored.logos[slot];
          return (
            <LogoCard
              key={slot}
              slot={slot}
              {...WHERE[slot]}
              address={path === undefined ? null : `${surroundings.content_url}/${path}`}
            />
          );
        })}
      </div>
    </>
  );
};
