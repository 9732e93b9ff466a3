export { texts } from '../../en-gb/viewer/prices.ts';
