import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { ImageIssue } from '@vitrine/domain/builder/image-issues';
import { scenesOf } from '@vitrine/domain/builder/scenes/edit-scenes';
import { Notice } from '../Notice.tsx';
import { itemSelection } from '../selection.ts';
import { type Selection, useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import classes from './IssueList.module.css';

const sentenceOf = (issue: ImageIssue): string => {
  switch (issue.kind) {
    case 'size':
      return messages.issueSize(issue.width, issue.height, issue.required.join(' × '));
    case 'opaque':
      return messages.issueOpaque;
    case 'same':
      return messages.issueSame(issue.other);
    case 'elsewhere':
      return messages.issueElsewhere;
  }
};

const positionOf = (file: LayeredFile, path: string): Selection | null => {
  const scene = scenesOf(file).find(({ images }) => images?.includes(path));
  if (scene) return { kind: 'scene', id: String(scene.id) };
  for (const layer of file.layers) {
    const item = layer.items.find(({ image_path }) => image_path === path);
    if (item) return itemSelection(layer, item);
  }
  return null;
};

/** What is wrong with images, each with the image; a click opens the item. */
export const IssueList = ({ issues }: { issues: readonly ImageIssue[] }) => {
  const { draft, select } = useBuilder();
  if (issues.length === 0) return null;
  return (
    <Notice
      tone="amber"
      icon={<IconAlertTriangle size={16} stroke={1.6} />}
      title={messages.issuesTitle(new Set(issues.map(({ path }) => path)).size)}
    >
      <ul className={classes.list}>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.kind}`}>
            <UnstyledButton className={classes.issue} onClick={() => select(positionOf(draft.file, issue.path))}>
              <span className={classes.image}>
                <DraftThumbnail path={issue.path} />
              </span>
              <span>
                <strong>
                  {issue.layer}: {issue.item || messages.room}
                </strong>{' '}
                {sentenceOf(issue)}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
