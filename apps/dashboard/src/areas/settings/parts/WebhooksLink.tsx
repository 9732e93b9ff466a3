import { Box, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import { mayManageWebhooks } from '@vitrine/domain/policies/organisations';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { Section } from '../../../ui/Section.tsx';

/** The way to the webhooks of the tenant on screen, for those who manage it. */
export const WebhooksLink = () => {
  const { user } = useSession();
  const { paths, parent } = useTenant();
  const navigate = useNavigate();
  if (parent === null || !mayManageWebhooks(user)) return null;
  return (
    <Box mt={36}>
      <Section title={messages.title} help={messages.help}>
        <Button onClick={() => navigate({ to: paths.webhooks })}>{messages.manage}</Button>
      </Section>
    </Box>
  );
};
