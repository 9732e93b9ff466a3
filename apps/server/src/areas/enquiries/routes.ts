import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { networkOf } from '../../network-of.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import { LongList } from '../../responses/long-list.ts';
import type { Services } from '../../services.ts';
import { changeEnquiry } from './follow-up/change-enquiry.ts';
import { listOwners } from './follow-up/list-owners.ts';
import { mountFollowUp } from './follow-up/routes.ts';
import { takeEnquiry } from './intake/take-enquiry.ts';
import { mountEnquiryList } from './list/routes.ts';
import { presentEnquiry } from './present.ts';
import { mountRetention } from './retention/routes.ts';
import { listFor } from './service.ts';
import { mountSpam } from './spam/routes.ts';

export async function enquiriesArea(app: FastifyInstance, services: Services): Promise<void> {
  mountFollowUp(app, services);
  mountSpam(app, services);
  mountRetention(app, services);
  mountEnquiryList(app, services);

  mount(
    app,
    enquiryRoutes.sendEnquiry,
    async ({ body }, request) => {
      const image = request.uploaded.get('previewImage');
      await takeEnquiry(services, {
        fields: body,
        image,
        origin: request.headers.origin,
        address: networkOf(request.ip),
      });
      return { success: true, message: enquiryMessages.saved };
    },
    { config: exactlyPerMinute(enquiryLimits.perMinute) },
  );

  mount(app, enquiryRoutes.listEnquiries, async ({ params, query }, { caller }) =>
    LongList.of(await listFor(services, caller, params.organisationId, query), (record) =>
      presentEnquiry(record, services),
    ),
  );

  mount(app, enquiryRoutes.listEnquiryOwners, ({ params }, { caller }) =>
    listOwners(services, caller.scope, params.organisationId),
  );

  mount(app, enquiryRoutes.changeEnquiry, async ({ params, body }, { caller }) =>
    presentEnquiry(await changeEnquiry(services, caller.scope, params.enquiryId, body), services),
  );
}
