import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import { useMemo } from 'react';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { listItemUses } from '../../calls.ts';

interface UsesNoticeProps {
  configuratorId: number;
  before: ConfiguratorFile;
  after: ConfiguratorFile;
}

/** Names the presets and counts the shared designs that contain items which are deleted; nothing where there are none. */
export const UsesNotice = ({ configuratorId, before, after }: UsesNoticeProps) => {
  const deleted = useMemo(() => {
    const left = idsOf(after);
    return [...idsOf(before)].filter((id) => !left.has(id));
  }, [before, after]);
  const { data: uses } = useQuery({
    queryKey: ['item-uses', configuratorId, deleted],
    enabled: deleted.length > 0,
    staleTime: 0,
    queryFn: () => listItemUses(configuratorId, deleted),
  });
  if (deleted.length === 0 || !uses || (uses.presets.length === 0 && uses.shared_designs === 0)) return null;
  const presets = uses.presets.map(({ name, reseller }) => (reseller === null ? name : `${name} (${reseller})`));
  return (
    <Banner
      tone="amber"
      icon={<IconAlertTriangle size={16} stroke={1.6} />}
      title={messages.usesTitle(presets.length, uses.shared_designs)}
    >
      {presets.length > 0 && <div dir="auto">{messages.usedInPresets(presets.join(', '))}</div>}
      {messages.usesHelp}
    </Banner>
  );
};
