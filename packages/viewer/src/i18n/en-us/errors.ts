export { texts } from '../en-gb/errors.ts';
