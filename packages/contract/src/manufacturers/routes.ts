import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { assignments, manufacturer, newManufacturer, product } from './schemas.ts';

const id = z.coerce.number().int().positive();
/** Administrators name the organisation. Other users belong to one. */
const query = z.object({ organisation_id: id.optional() });

export const manufacturerRoutes = {
  listManufacturers: defineRoute({
    method: 'GET',
    path: '/manufacturers',
    access: 'permission:configurators',
    summary: 'The manufacturers of one organisation, by name',
    query,
    answer: z.array(manufacturer),
  }),
  addManufacturer: defineRoute({
    method: 'POST',
    path: '/manufacturers',
    access: 'administrator',
    summary: 'Add a manufacturer; returns all of them',
    query,
    body: newManufacturer,
    answer: z.array(manufacturer),
  }),
  removeManufacturer: defineRoute({
    method: 'DELETE',
    path: '/manufacturers/:manufacturerId',
    access: 'administrator',
    summary: 'Remove a manufacturer with its assignments; returns the remaining ones',
    params: z.object({ manufacturerId: id }),
    answer: z.array(manufacturer),
  }),
  listProducts: defineRoute({
    method: 'GET',
    path: '/products',
    access: 'permission:configurators',
    summary: 'The assigned products of one organisation with their manufacturers',
    query,
    answer: z.array(product),
  }),
  assignProducts: defineRoute({
    method: 'POST',
    path: '/products',
    access: 'administrator',
    summary: 'Assign products to manufacturers, or remove them; returns all assigned products',
    query,
    body: assignments,
    answer: z.array(product),
  }),
} as const;
