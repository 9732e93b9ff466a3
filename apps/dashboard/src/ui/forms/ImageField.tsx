import { Button, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import classes from './ImageField.module.css';

interface ImageFieldProps {
  label: string;
  /** Address or data URL; null shows the placeholder image. */
  image: string | null;
  /** 'Upload' or 'Change logo'. */
  action: string;
  wide?: boolean;
  onUpload: () => void;
}

/** An image of the organisation and the button that opens the upload dialog for it. */
export const ImageField = ({ label, image, action, wide = false, onUpload }: ImageFieldProps) => (
  <div>
    <Text size="sm" mb={6} fw={500}>
      {label}
    </Text>
    <Group gap={12}>
      <span className={classes.frame} data-wide={wide || undefined}>
        {image === null ? (
          <IconPhoto size={24} stroke={1.4} role="img" aria-label={`No ${label.toLowerCase()}`} />
        ) : (
          <img src={image} alt={`${label} preview`} className={classes.image} />
        )}
      </span>
      <Button onClick={onUpload}>{action}</Button>
    </Group>
  </div>
);
