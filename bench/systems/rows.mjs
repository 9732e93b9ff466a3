const NAMES = ['Ada Marsh', 'Ben Okafor', 'Chloe Reid', 'Dev Patel', 'Elin Berg', 'Femi Cole', 'Greta Hahn'];
const TYPES = ['floors', 'robes', 'other'];
const PARTS = ['Walls', 'Floor', 'Doors', 'Worktop', 'Handles', 'Splashback', 'Taps'];
const MINUTE = 60_000;
const FILES = 'http://vitrine-content.localhost:4100';

/**
 * Sample enquiries of visitors, a minute apart, the last one the newest. The same ones every time. They hold what the
 * product's demo has in its enquiries, so that every system stores and sends the same: seven chosen items with names,
 * codes and addresses of images, the image of the design and the page that it came from.
 */
export const enquiryRows = (count = 2000) =>
  Array.from({ length: count }, (_, index) => {
    const codes = PARTS.map((part, at) => `UKK-${part.slice(0, 2).toUpperCase()}-${10 + ((index * 7 + at * 13) % 40)}`);
    return {
      name: NAMES[index % NAMES.length],
      email: `visitor${index}@example.test`,
      phone: `01632 960${String(index % 1000).padStart(3, '0')}`,
      postcode: `LS${(index % 28) + 1} ${index % 10}AB`,
      budget: index % 2 === 0 ? '£6,500' : null,
      status: index % 3 === 0 ? 'Viewed' : 'New',
      type: TYPES[index % TYPES.length],
      design: codes.join(','),
      items: PARTS.map((part, at) => ({
        name: `${part} ${codes[at].slice(-2)}`,
        component: part,
        id: codes[at],
        thumbnail: `${FILES}/oakline-kitchens/kitchens/kitchen/assets/${codes[at].toLowerCase()}-4096-by-2048.webp`,
        product_code: `${codes[at]}-1001`,
      })),
      custom_fields: index % 2 === 0 ? { showroom: 'Leeds' } : {},
      language: 'en-gb',
      scene_name: 'UK Kitchen',
      url: `http://shop.localhost:4100/?panoramicConfig=${encodeURIComponent(codes.join(','))}`,
      preview_image: `${FILES}/enquiries/demo-kitchen-${index}/preview.jpg`,
      created_at: new Date(Date.UTC(2026, 0, 1) + index * MINUTE),
    };
  });
