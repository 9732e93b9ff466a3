import { Box, Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { designMessages } from '@vitrine/contract/designs/messages';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { DesignItem, Enquiry } from '@vitrine/contract/enquiries/schemas';
import { webAddress } from '@vitrine/contract/web-address';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { robeProperties } from '../facts.ts';
import classes from './DesignItems.module.css';
import { PartsList } from './PartsList.tsx';

const IMAGE = 44;
const COLOUR = /^#[\da-f]{3,8}$/i;

const Items = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <table className={classes.table} aria-label={followUpMessages.design}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head === followUpMessages.imageHead ? <span className="vt-unseen">{head}</span> : head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface DesignProps {
  items: readonly DesignItem[];
  /** The page with the design. */
  url: string | null;
}

const FloorItems = ({ items }: DesignProps) => (
  <Items heads={followUpMessages.floorHeads}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes; an item may be in it twice.
      <tr key={index}>
        <td>
          <div dir="auto" className={classes.name}>
            {item.name}
          </div>
          {item.component && (
            <div dir="auto" className={classes.part}>
              {item.component}
            </div>
          )}
        </td>
        <td>
          {item.hex_thumbnail && COLOUR.test(item.hex_thumbnail) ? (
            <span className={classes.colour} style={{ background: item.hex_thumbnail }} title={item.hex_thumbnail} />
          ) : (
            <Thumbnail src={webAddress(item.thumbnail ?? item.hex_thumbnail)} width={IMAGE} />
          )}
        </td>
        <td dir="auto">{item.blend}</td>
      </tr>
    ))}
  </Items>
);

const RobeItems = ({ items, url }: DesignProps) => (
  <Items heads={followUpMessages.robeHeads}>
    {robeProperties(items, url).map(({ label, value }, index) => {
      const address = webAddress(value);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes; a property may be in it twice.
        <tr key={index}>
          <td className={classes.component}>{label}</td>
          <td dir="auto" className={classes.name}>
            {address === null ? (
              value
            ) : (
              <Box component="a" c="glass" href={address} target="_blank" rel="noopener noreferrer">
                {enquiryMessages.openVisualiser}
              </Box>
            )}
          </td>
        </tr>
      );
    })}
  </Items>
);

const LayerItems = ({ items }: DesignProps) => (
  <Items heads={[...followUpMessages.layerHeads, followUpMessages.imageHead]}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes; an item may be in it twice.
      <tr key={index}>
        <td dir="auto" className={classes.component}>
          {item.component}
        </td>
        <td dir="auto" className={classes.name}>
          {item.name}
        </td>
        <td className={classes.image}>
          <Thumbnail src={webAddress(item.thumbnail)} width={IMAGE} />
        </td>
      </tr>
    ))}
  </Items>
);

const TABLE = { floors: FloorItems, robes: RobeItems, other: LayerItems } as const;

/** The items of the design, in the columns of its type, and as a file. */
export const DesignItems = ({ enquiry }: { enquiry: Enquiry }) => {
  const Table = TABLE[enquiry.type];
  return (
    <Box px={{ base: 16, sm: 24 }} pt={{ base: 0, sm: 12 }} pb={24}>
      <Table items={enquiry.items} url={enquiry.url} />
      <Button
        component="a"
        h={36}
        mt={12}
        px={12}
        fz={13.5}
        leftSection={<IconFileDownload size={18} stroke={1.6} aria-hidden="true" />}
        href={`/api/enquiries/${enquiry.id}/sheet`}
        download
      >
        {designMessages.sheet}
      </Button>
      <PartsList key={enquiry.id} enquiryId={enquiry.id} />
    </Box>
  );
};
