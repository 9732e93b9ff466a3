export { words } from './en-gb.ts';
