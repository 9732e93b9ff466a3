import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { spaceText } from '@vitrine/contract/uploads/messages';
import { useMemo } from 'react';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import type { CompiledImage } from './compile-files.ts';
import { findStored } from './send-images.ts';

interface SpaceNoticeProps {
  organisationId: number;
  images: readonly CompiledImage[];
}

/** Says that the images will not fit into the organisation's space; nothing where they do. */
export const SpaceNotice = ({ organisationId, images }: SpaceNoticeProps) => {
  // Thumbnails have no hash yet, and hardly count.
  const sizes = useMemo(
    () => new Map(images.flatMap(({ hash, file }) => (hash ? [[hash, file.size] as const] : []))),
    [images],
  );
  const hashes = useMemo(() => [...sizes.keys()].sort(), [sizes]);
  const { data } = useQuery({
    queryKey: ['stored-images', organisationId, hashes],
    enabled: hashes.length > 0,
    staleTime: 0,
    gcTime: 0,
    queryFn: () => findStored(organisationId, hashes),
  });
  if (!data) return null;
  const stored = new Set(data.stored);
  const needed = [...sizes].reduce((total, [hash, bytes]) => (stored.has(hash) ? total : total + bytes), 0);
  const { used_bytes: used, limit_bytes: limit } = data;
  if (used + needed <= limit) return null;
  return (
    <Banner
      tone="amber"
      icon={<IconAlertTriangle size={16} stroke={1.6} />}
      title={messages.noSpaceTitle(spaceText(needed), spaceText(Math.max(0, limit - used)))}
    >
      {messages.noSpaceHelp(spaceText(used), spaceText(limit))}
    </Banner>
  );
};
