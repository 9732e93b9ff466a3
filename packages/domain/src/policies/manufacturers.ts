import { type Holder, hasPermission } from './actor.ts';

/** Whether the actor can see the manufacturers of a stock set and their products. */
export const mayReadManufacturers = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether the actor can add and delete manufacturers and assign products to them. */
export const mayManageManufacturers = (actor: Holder): boolean => actor.is_admin;
