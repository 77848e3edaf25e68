import multipart from '@fastify/multipart';
import { AppError } from '@miraco/contract/app-error';
import { maximumImageBytes } from '@miraco/contract/image-limit';
import { imageName } from '@miraco/contract/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { createContext, sees } from '../trpc.ts';
import { sendRestError } from './adapter.ts';

/** The picture of a form that has no other field. */
async function imageBytes(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupportedMedia');
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  try {
    const file = await request.file();
    if (file?.fieldname === 'image') return await file.toBuffer();
  } catch (error) {
    if (error instanceof RequestFileTooLargeError) throw new AppError('tooLarge', { field: 'image' });
    // The form is truncated or malformed.
  }
  throw new AppError('invalid', { field: 'image' });
}

/**
 * Upload and download of pictures, which JSON cannot carry. Both require a session; only its owner and those who see them get a
 * picture. That of the practice's contact is for everybody.
 */
export function uploads(services: Services) {
  const { images, limits, store } = services;
  return async (app: FastifyInstance) => {
    await app.register(multipart, { limits: { fileSize: maximumImageBytes, files: 1, fields: 0, parts: 1 } });

    app.post('/upload/uploadimage', async (request, reply) => {
      const { caller } = await createContext(services, request);
      if (!caller) return sendRestError(reply, new AppError('signedOut'));
      try {
        limits.upload(caller.id);
        const name = await images.keep(await imageBytes(request), (pixels) => limits.decode(caller.id, pixels));
        try {
          await images.remove(await store.images.add({ name, user: caller.id, uploadedAt: Date.now() }));
        } catch (error) {
          await images.remove([name]);
          throw error;
        }
        return { message: 'image.uploaded', image: name };
      } catch (error) {
        return sendRestError(reply, error);
      }
    });

    app.get<{ Params: { name: string } }>('/upload/image/:name', async (request, reply) => {
      const { name } = request.params;
      const { contact } = (await store.settings.all()).practice;
      if (name === contact.picture) return reply.type('image/webp').send(await images.read(name));
      const ctx = await createContext(services, request);
      const { caller } = ctx;
      if (!caller) return sendRestError(reply, new AppError('signedOut'));
      const owner = imageName.safeParse(name).success ? await store.images.ownerOf(name) : undefined;
      if (!owner || (owner !== caller.id && !(await sees(ctx, [owner]))))
        return sendRestError(reply, new AppError('notFound'));
      return reply.type('image/webp').send(await images.read(name));
    });
  };
}
