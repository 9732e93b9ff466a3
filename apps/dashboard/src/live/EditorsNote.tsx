import { Avatar, Group, Text } from '@mantine/core';
import { editorLimits as limits } from '@vitrine/contract/versions/limits';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import type { Editor } from '@vitrine/contract/versions/schemas';
import { useSession } from '../session/session.ts';
import { useEditors } from './useEditors.ts';

/** Each person once: one with several tabs is one person. */
const persons = (editors: readonly Editor[]): Editor[] => [
  ...new Map(editors.map((one) => [one.user_id, one])).values(),
];

/** Who else works on the configurator, with initials and a sentence; nothing while nobody does. */
export const EditorsNote = ({ configuratorId }: { configuratorId: number }) => {
  const { user } = useSession();
  const editors = persons(useEditors(configuratorId));
  const others = editors.filter(({ user_id }) => user_id !== user.id);
  const sentence =
    others.length > 0
      ? messages.othersWork(
          others.slice(0, limits.names).map(({ name }) => name),
          others.length,
        )
      : editors.length > 0
        ? messages.otherTab
        : null;
  return (
    <div role="status">
      {sentence !== null && (
        <Group gap={8} wrap="nowrap">
          <Avatar.Group spacing={8} aria-hidden="true">
            {editors.slice(0, limits.names).map(({ user_id, name }) => (
              <Avatar key={user_id} name={name} size={24} color="gray" />
            ))}
          </Avatar.Group>
          <Text size="sm" c="gray" dir="auto">
            {sentence}
          </Text>
        </Group>
      )}
    </div>
  );
};
