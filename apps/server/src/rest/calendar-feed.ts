import { icsFile } from '@miraco/calendar/ics';
import { AppError } from '@miraco/contract/app-error';
import { calendarPath } from '@miraco/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { calendarEntries } from '../account/calendar-entries.ts';
import { practiceName } from '../practice-name.ts';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { sendRestError } from './adapter.ts';

const address = z.object({ token: z.string().max(200) });

/** The calendar of a user (RFC 5545) for calendar programs, which have nothing but its address. */
export function calendarFeed(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.get(calendarPath(':token'), async (request, reply) => {
      try {
        await services.limits.readCalendar(request.ip);
        const asked = address.safeParse(request.params);
        const key = asked.success ? services.calendarAddresses.keyOf(asked.data.token) : null;
        const owner = key === null ? undefined : await services.store.calendarFeeds.ownerOf(key);
        if (!owner) throw new AppError('notFound');
        const now = Date.now();
        const file = icsFile(await calendarEntries(services, owner, now), now, await practiceName(services));
        return reply.type('text/calendar; charset=utf-8').send(file);
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  };
}
