const NAMES = ['Ada Marsh', 'Ben Okafor', 'Chloe Reid', 'Dev Patel', 'Elin Berg', 'Femi Cole', 'Greta Hahn'];
const TYPES = ['floors', 'robes', 'other'];
const PARTS = ['Doors', 'Worktop', 'Handles', 'Splashback', 'Flooring', 'Walls', 'Plinth', 'Sink'];
const MINUTE = 60_000;

/** Sample enquiries of visitors, a minute apart, the last one the newest. The same ones every time. */
export const enquiryRows = (count = 2000) =>
  Array.from({ length: count }, (_, index) => {
    const name = NAMES[index % NAMES.length];
    return {
      name,
      email: `visitor${index}@example.test`,
      phone: `01632 960${String(index % 1000).padStart(3, '0')}`,
      postcode: `LS${(index % 28) + 1} ${index % 10}AB`,
      status: index % 3 === 0 ? 'Viewed' : 'New',
      type: TYPES[index % TYPES.length],
      design: PARTS.map((_part, at) => `${at}:${(index * 7 + at * 13) % 40}`).join(';'),
      items: PARTS.map((part, at) => ({
        category: part,
        name: `${part} ${((index * 7 + at * 13) % 40) + 1}`,
        sku: `OAK-${at}${String((index * 7 + at * 13) % 40).padStart(3, '0')}`,
        price: 40 + ((index * 11 + at * 97) % 900),
      })),
      custom_fields: { 'Preferred contact': index % 2 === 0 ? 'Email' : 'Telephone', Showroom: 'Leeds' },
      language: 'en-gb',
      created_at: new Date(Date.UTC(2026, 0, 1) + index * MINUTE),
    };
  });
