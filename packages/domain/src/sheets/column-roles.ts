/** What a column of a person's own list is for. */
export type ColumnRole = 'file' | 'code' | 'name' | 'price';

/** The rest of a heading: a currency, "per m²", "excl. VAT". */
const REST = '(?:[\\s_(/,.-].*)?';

/** The headings that lists have in the languages of the product. */
const HEADINGS: Readonly<Record<ColumnRole, RegExp>> = {
  file: /^(?:file ?name|file|image|render|datei ?name|datei|bild(?:datei)?|fichier|archivo|imagen|immagine|bestand|afbeelding|filnamn|ficheiro|imagem)$/,
  code: new RegExp(
    `^(?:sku|code|(?:product|item|article) code|(?:item|article|part|product) (?:no|number)\\.?|art(?:ikel)?\\.?[ -]?(?:nr|nummer|no)\\.?|r[eé]f(?:[eé]rence|er[eê]ncia|erencia)?\\.?${REST}|c[oó]digo${REST}|codice${REST})$`,
  ),
  name: /^(?:name|title|product|bezeichnung|artikel|nom|nombre|nome|naam|namn|description)$/,
  price: new RegExp(
    `^(?:(?:(?:unit|net|gross|list|sales)[ _-])?prices?|[a-zäöü]*preise?|prix|precio|prezzo|[a-z]*prijs|[a-zåäö]*pris|pre[cç]o|vk|rrp|uvp)${REST}$`,
  ),
};

/** A heading in one line: people break long ones, and programs put no-break spaces into them. */
const plainOf = (heading: string | number): string =>
  String(heading).normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');

/** The heading that the product itself writes. */
const OWN: Readonly<Partial<Record<ColumnRole, string>>> = { code: 'sku', price: 'price' };

/** What a column with this heading is for; null where the heading does not say it. */
export const roleOfColumn = (heading: string | number): ColumnRole | null => {
  const plain = plainOf(heading);
  return (Object.keys(HEADINGS) as ColumnRole[]).find((role) => HEADINGS[role].test(plain)) ?? null;
};

/** The columns with a role, by their places: only that with the product's own heading, where there is one. */
export const columnsWith = (role: ColumnRole, headings: readonly (string | number)[]): number[] => {
  const all = headings.flatMap((heading, at) => (roleOfColumn(heading) === role ? [at] : []));
  const own = all.filter((at) => plainOf(headings[at] ?? '') === OWN[role]);
  return own.length === 1 ? own : all;
};
