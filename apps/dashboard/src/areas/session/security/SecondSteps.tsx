import { useQuery } from '@tanstack/react-query';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { ButtonShape, Skeleton } from '../../../ui/feedback/Skeletons.tsx';
import { Passkeys } from './Passkeys.tsx';
import { methodsQuery } from './queries.ts';
import { Section } from './SecuritySection.tsx';
import { TwoStep } from './TwoStep.tsx';

/**
 * The authenticator app and the passkeys of the signed-in user.
 * @param onReady called once the first of them is set up
 */
export const SecondSteps = ({ onReady }: { onReady?: () => Promise<void> }) => {
  const methods = useQuery(methodsQuery);
  const skeleton = (
    <Skeleton label={uiMessages.loading}>
      <Section
        title={securityMessages.authenticatorApp}
        help={securityMessages.twoStepHelp}
        actions={<ButtonShape />}
      />
      <Section title={securityMessages.passkeys} help={securityMessages.passkeysHelp} actions={<ButtonShape />} />
    </Skeleton>
  );
  if (!methods.data) return <NotLoaded what={securityMessages.yourSecondStep} query={methods} skeleton={skeleton} />;
  const ready = onReady && { onReady };
  return (
    <>
      <TwoStep methods={methods.data} {...ready} />
      <Passkeys methods={methods.data} {...ready} />
    </>
  );
};
