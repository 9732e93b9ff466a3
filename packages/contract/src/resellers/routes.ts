import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { newReseller, reseller, resellerEdit, resellerRow } from './schemas.ts';

const id = z.coerce.number().int();
const success = z.object({ success: z.literal(true) });
const MANAGE = 'permission:organisations.admin|users.create';

/** The three paths of one edit. policies/resellers.ts says who may change which field. */
const edit = {
  method: 'PATCH',
  access: 'signed-in',
  body: resellerEdit,
  answer: reseller,
  errors: ['resellers.undeployed'],
} as const;

export const resellerRoutes = {
  listResellers: defineRoute({
    method: 'GET',
    path: '/resellers',
    access: 'signed-in',
    summary: "The resellers of the caller's organisation; administrators name it",
    query: z.object({ organisation_id: id.optional() }),
    answer: z.array(reseller),
  }),
  listOrganisationResellers: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/resellers',
    access: 'signed-in',
    summary: 'The resellers of one organisation',
    params: z.object({ organisationId: id }),
    answer: z.array(reseller),
  }),
  listResellerRows: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/resellers/rows',
    access: 'signed-in',
    summary: 'List rows of the resellers of one organisation, by name',
    params: z.object({ organisationId: id }),
    answer: z.array(resellerRow),
  }),
  readReseller: defineRoute({
    method: 'GET',
    path: '/resellers/:resellerId',
    access: 'signed-in',
    summary: 'One reseller with its users and grants',
    params: z.object({ resellerId: id }),
    answer: reseller,
  }),
  createReseller: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/resellers',
    access: MANAGE,
    summary: 'Create a reseller with its users and grants; copies are created in the background',
    params: z.object({ organisationId: id }),
    body: newReseller,
    answer: reseller,
    errors: ['resellers.not_enterprise', 'resellers.undeployed'],
  }),
  editReseller: defineRoute({
    ...edit,
    path: '/resellers',
    summary: 'Change name, contact, images and grants of the reseller that the body names',
  }),
  editResellerById: defineRoute({
    ...edit,
    path: '/resellers/:resellerId',
    summary: 'The same, with the id in the path',
    params: z.object({ resellerId: id }),
  }),
  editOwnReseller: defineRoute({
    ...edit,
    path: '/resellers/:resellerId/edit',
    summary: 'The same for users of the reseller itself; they change no grants, no postcode areas and no website',
    params: z.object({ resellerId: id }),
  }),
  retryGrant: defineRoute({
    method: 'POST',
    path: '/resellers/:resellerId/configurators/:configuratorId/grant',
    access: MANAGE,
    summary: 'Try again to grant a configurator whose copy failed',
    params: z.object({ resellerId: id, configuratorId: id }),
    answer: reseller,
  }),
  deleteReseller: defineRoute({
    method: 'DELETE',
    path: '/resellers/:resellerId',
    access: 'administrator',
    summary: 'Delete a reseller with its users and copies; its enquiries stay with the organisation',
    params: z.object({ resellerId: id }),
    answer: success,
  }),
} as const;
