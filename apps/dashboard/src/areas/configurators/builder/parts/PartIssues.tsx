import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { partIssues } from '@vitrine/domain/builder/is-draft-blocked';
import { useMemo } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { Notice } from '../Notice.tsx';
import classes from './PartLists.module.css';
import { usePartEditor } from './part-editor.ts';

/** What is missing before the draft can be created; a click opens where it is put right. */
export const PartIssues = () => {
  const { draft, source } = useBuilder<Draft>();
  const { select } = usePartEditor();
  const before = source?.file;
  const issues = useMemo(() => partIssues(draft.file, before), [draft.file, before]);
  if (issues.length === 0) return null;
  return (
    <Notice
      tone="amber"
      icon={<IconAlertTriangle size={16} stroke={1.6} />}
      title={messages.issuesTitle(issues.length)}
    >
      <ul className={classes.issues}>
        {issues.map(({ sentence, at }) => (
          <li key={`${at && 'id' in at ? at.id : ''} ${sentence}`}>
            {at ? (
              <UnstyledButton className={classes.issue} onClick={() => select(at)}>
                {sentence}
              </UnstyledButton>
            ) : (
              sentence
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
