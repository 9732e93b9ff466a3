export { texts } from './en-gb.ts';
