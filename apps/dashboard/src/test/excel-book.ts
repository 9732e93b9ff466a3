import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const TRANSITIONAL = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
/** The namespaces of files that Excel saves as "Strict Open XML Spreadsheet". */
export const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface BookSheet {
  name: string;
  /** What is within the element `worksheet`. */
  xml: string;
  state?: 'hidden' | 'veryHidden';
  isChart?: boolean;
}

interface BookOptions {
  sheets: readonly BookSheet[];
  /** Elements `si`; without any, the file has no shared strings, as some programs write it. */
  shared?: string;
  styles?: string;
  workbook?: string;
  names?: typeof TRANSITIONAL;
  /** How relationships name their files: Google writes relative paths, some programs absolute ones. */
  root?: '' | '/xl/';
}

/** A ZIP with these files, compressed as programs do it. */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, content] of Object.entries(files)) await zip.add(path, new TextReader(content));
  return zip.close();
}

/** An Excel file as programs write it, from the XML of its sheets. */
export async function excelBook(options: BookOptions): Promise<File> {
  const { sheets, shared = '', styles = '', workbook = '', names = TRANSITIONAL, root = '' } = options;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${names.relations}/${type}" Target="${root}${target}"/>`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${names.main}" xmlns:r="${names.relations}">${workbook}<sheets>${sheets
      .map(({ name, state }, at) => {
        const hidden = state === undefined ? '' : ` state="${state}"`;
        return `<sheet name="${name}" sheetId="${at + 4}"${hidden} r:id="rId${at + 1}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets
      .map(({ isChart = false }, at) =>
        relation(`rId${at + 1}`, isChart ? 'chartsheet' : 'worksheet', `worksheets/sheet${at + 1}.xml`),
      )
      .join('')}${shared && relation('rIdS', 'sharedStrings', 'sharedStrings.xml')}${
      styles && relation('rIdT', 'styles', 'styles.xml')
    }</Relationships>`,
    ...(shared !== '' && { 'xl/sharedStrings.xml': `<sst xmlns="${names.main}">${shared}</sst>` }),
    ...(styles !== '' && { 'xl/styles.xml': `<styleSheet xmlns="${names.main}">${styles}</styleSheet>` }),
  };
  const contents = sheets.map(({ xml, isChart = false }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    isChart ? `<chartsheet xmlns="${names.main}"/>` : `<worksheet xmlns="${names.main}">${xml}</worksheet>`,
  ]);
  return new File([await zipOf({ ...files, ...Object.fromEntries(contents) })], 'book.xlsx');
}

/** A cell with a text of its own. */
export const inline = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of cells as XML, each with its number. */
export const sheetData = (rows: Readonly<Record<number, string>>): string =>
  `<sheetData>${Object.entries(rows)
    .map(([row, cells]) => `<row r="${row}">${cells}</row>`)
    .join('')}</sheetData>`;
