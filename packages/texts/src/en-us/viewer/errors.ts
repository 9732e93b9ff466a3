export { texts } from '../../en-gb/viewer/errors.ts';
