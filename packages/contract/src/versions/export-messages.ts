import { defineMessages, message } from '../texts/define-messages.ts';
/** The sentences of README.txt in an exported version. */
export const exportMessages = defineMessages('versions/export', {
  title: (name: string, version: string) => message('{name} {version}', { name, version }),
  howTo: [
    'data.json is the data file of this version. The images have the paths that it names.',
    'To create the same configurator, upload data.json as the data file and this ZIP as its images.',
  ],
  presets: 'presets.json: upload it as the presets file.',
  style: 'style.css: upload it as the style sheet.',
  script: 'script.js: upload it as the script.',
  layout: 'layout.json: upload it as the layout file.',
  prepared:
    'The originals of these images were not stored. The ZIP has the prepared images, which lose a little more quality when they are prepared again:',
  missing: 'These images have not been uploaded for this version:',
});
