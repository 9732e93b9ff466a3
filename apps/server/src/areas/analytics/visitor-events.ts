import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../services.ts';
import { countEvents } from './count-events.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';
import { ingestEvents } from './ingest-events.ts';
import { type PageQueue, pageNotes, pageQueue } from './note-page.ts';
import type { IngestedEvent } from './sum-events.ts';

/** Reports of viewers, until they are written. */
export interface VisitorEvents {
  ingest: ReturnType<typeof ingestEvents>;
  /** Events that are not counted yet. */
  events: EventQueue<IngestedEvent>;
  /** Pages with a viewer that are not written yet. */
  pages: PageQueue;
  flush(): Promise<void>;
}

export function visitorEvents(services: Services, log: FastifyBaseLogger): VisitorEvents {
  const pages = pageQueue(services.db, (error, dropped) =>
    log.error({ err: error, dropped }, 'pages with a viewer were not noted'),
  );
  const events = eventQueue<IngestedEvent>({
    write: (batch) => countEvents(services.db, batch),
    onError: (error, dropped) => log.error({ err: error, dropped }, 'visitor events were not counted'),
  });
  return {
    ingest: ingestEvents(services, pageNotes(pages)),
    events,
    pages,
    flush: async () => {
      await events.flush();
      await pages.flush();
    },
  };
}
