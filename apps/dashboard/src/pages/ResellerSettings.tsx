import { Box } from '@mantine/core';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { ResellerSettingsScreen } from '../areas/resellers/ResellerSettingsScreen.tsx';
import { OwnDomainForm } from '../areas/settings/administrators/OwnDomainForm.tsx';
import { OwnDomainNotice } from '../areas/settings/OwnDomainNotice.tsx';
import { useSession } from '../session/session.ts';
import { useTenant } from '../tenant/useTenant.ts';

/** Settings of a reseller with its own domain: administrators set it, its manufacturer sees to its verification. */
export const ResellerSettings = () => {
  const { user } = useSession();
  const { resellerId } = useTenant();
  return (
    <>
      <ResellerSettingsScreen />
      {resellerId !== null &&
        (mayAdministerOrganisations(user) ? (
          <Box key={resellerId} maw={560} mt={32} pt={24} className="vt-ruled-top">
            <OwnDomainForm tenantId={resellerId} />
          </Box>
        ) : (
          <OwnDomainNotice key={resellerId} tenantId={resellerId} />
        ))}
    </>
  );
};
