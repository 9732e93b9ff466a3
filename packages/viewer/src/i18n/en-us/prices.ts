export { texts } from '../en-gb/prices.ts';
