import sharp from 'sharp';
import { type HostileFile, hostileFile } from './hostile-file.ts';
import { pngChunk, pngOf, withSegment } from './image-parts.ts';

/** A marker in every file with private data, so that the test finds it wherever it is stored. */
export const LOCATION = 'taken at 51.5034 N 0.1276 W';

const EXIF = {
  IFD0: { ImageDescription: LOCATION, Artist: LOCATION },
  IFD3: {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 1224/100' },
    ...{ GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 3936/100' },
  },
};

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.2N" exif:Note="${LOCATION}"/></rdf:RDF></x:xmpmeta>`;

/** The Photoshop resource that holds the city. */
const IPTC = Buffer.concat([
  Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'),
  Buffer.from([0, 0, 0, LOCATION.length + 5, 0x1c, 0x02, 0x5a, 0, LOCATION.length]),
  Buffer.from(LOCATION),
]);

export const blank = () =>
  sharp({ create: { width: 220, height: 110, channels: 3, background: { r: 90, g: 120, b: 60 } } });

const turned = (orientation: number): Promise<Buffer> =>
  blank()
    .withExif({ ...EXIF, IFD0: { ...EXIF.IFD0, Orientation: String(orientation) } })
    .jpeg()
    .toBuffer();

/** Photos with a location in every field where a file can have one. */
export async function imagesWithMetadata(): Promise<HostileFile[]> {
  const jpeg = await blank().jpeg().toBuffer();
  const size = { width: 220, height: 110 };
  const photos: [name: string, ending: string, bytes: Buffer][] = [
    ['location in EXIF of a JPEG', 'jpg', await blank().withExif(EXIF).jpeg().toBuffer()],
    ['location in EXIF of a PNG', 'png', await blank().withExif(EXIF).png().toBuffer()],
    ['location in EXIF of a WebP', 'webp', await blank().withExif(EXIF).webp().toBuffer()],
    ['location in a JPEG that is turned', 'jpg', await turned(6)],
    ['location in a JPEG that is mirrored', 'jpg', await turned(4)],
    ['location in XMP of a JPEG', 'jpg', await blank().withXmp(XMP).jpeg().toBuffer()],
    ['location in XMP of a PNG', 'png', await blank().withXmp(XMP).png().toBuffer()],
    ['location in XMP of a WebP', 'webp', await blank().withXmp(XMP).webp().toBuffer()],
    ['location in IPTC of a JPEG', 'jpg', withSegment(jpeg, 0xed, IPTC)],
    ['location in the comment of a JPEG', 'jpg', withSegment(jpeg, 0xfe, LOCATION)],
    ['location in the text of a PNG', 'png', pngOf({ ...size, before: pngChunk('tEXt', `Comment\0${LOCATION}`) })],
    [
      'location behind the pixels of a PNG',
      'png',
      pngOf({ ...size, behind: pngChunk('iTXt', `Place\0\0\0\0\0${LOCATION}`) }),
    ],
  ];
  return photos.map(([name, ending, bytes]) => hostileFile(name, ending, bytes, true));
}
