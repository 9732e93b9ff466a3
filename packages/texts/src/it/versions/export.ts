import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { exportMessages } from '@vitrine/contract/versions/export-messages';

export const texts: TextsOf<typeof exportMessages> = {
  title: '{name} {version}',
  howTo: [
    'data.json è il file di dati di questa versione. Le immagini si trovano nei percorsi che indica.',
    'Per creare lo stesso configuratore, caricare data.json come file di dati e questo ZIP per le immagini.',
  ],
  presets: 'presets.json: da caricare come file delle proposte.',
  style: 'style.css: da caricare come foglio di stile.',
  script: 'script.js: da caricare come script.',
  layout: 'layout.json: da caricare come file di layout.',
  prepared:
    'Gli originali di queste immagini non sono stati conservati. Lo ZIP contiene le immagini preparate, che perdono ancora un po’ di qualità se vengono preparate di nuovo:',
  missing: 'Queste immagini non sono state caricate per questa versione:',
};
