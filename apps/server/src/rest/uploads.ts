import multipart from '@fastify/multipart';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { guideByVirtueInput } from '@miraco/contract/guides';
import { maximumImageBytes } from '@miraco/contract/image-limit';
import { imageName } from '@miraco/contract/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PictureShape } from '../pictures/reencode.ts';
import type { Services } from '../services.ts';
import { type Caller, type Context, createContext, sees } from '../trpc.ts';
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

/** Re-encodes the picture that is sent and stores it; its file goes if its row is refused. */
async function keepPicture(
  { images, limits, turns }: Pick<Services, 'images' | 'limits' | 'turns'>,
  request: FastifyRequest,
  { caller, shape }: { caller: Caller; shape: PictureShape },
  add: (name: string) => Promise<unknown>,
) {
  await limits.upload(caller.id);
  // Read before its turn: a slow line holds up no other call of the user.
  const bytes = await imageBytes(request);
  const admit = (pixels: number) => limits.decode(caller.id, pixels);
  const picture = await turns.heavy.run(caller.id, () => images.keep(bytes, shape, admit));
  try {
    await add(picture.name);
  } catch (error) {
    await images.remove([picture.name]);
    throw error;
  }
  return picture;
}

/** @throws AppError signedOut, and for others than the team forbidden or secondFactorRequired */
function assertTeam(caller: Caller | null): asserts caller is Caller {
  if (!caller) throw new AppError('signedOut');
  if (!caller.mayCoach) throw new AppError(caller.lacksSecondFactor ? 'secondFactorRequired' : 'forbidden');
}

/** Whether somebody may see the picture of a user: their own, of whom they accompany, and of who accompanies them. */
async function mayRead(ctx: Context, { id }: Caller, owner: UserId): Promise<boolean> {
  if (owner === id || (await sees(ctx, [owner]))) return true;
  return owner === (await ctx.services.store.users.coachOf(id))?.id;
}

/** The pictures of guides: uploaded by the team, and read by who may read the guide. */
function guidePictures(services: Services) {
  const { images, store } = services;
  return async (app: FastifyInstance) => {
    app.post<{ Params: { virtue: string } }>('/upload/uploadguideimage/:virtue', async (request, reply) => {
      const { caller } = await createContext(services, request, reply);
      try {
        assertTeam(caller);
        const { data } = guideByVirtueInput.safeParse(request.params);
        if (!data) throw new AppError('notFound');
        const { name, width, height } = await keepPicture(services, request, { caller, shape: 'text' }, (stored) =>
          store.guidePictures.add({ name: stored, virtue: data.virtue, uploadedAt: Date.now() }),
        );
        return { message: 'image.uploaded', image: name, width, height };
      } catch (error) {
        return sendRestError(reply, error);
      }
    });

    app.get<{ Params: { name: string } }>('/upload/guideimage/:name', async (request, reply) => {
      const { name } = request.params;
      const { caller } = await createContext(services, request, reply);
      if (!caller) return sendRestError(reply, new AppError('signedOut'));
      const known = imageName.safeParse(name).success && (await store.guidePictures.mayRead(name, caller.mayCoach));
      if (!known) return sendRestError(reply, new AppError('notFound'));
      return reply.type('image/webp').send(await images.read(name));
    });
  };
}

/**
 * Upload and download of pictures, which JSON cannot carry. Both require a session; only its owner, those who see them and the clients
 * of a coach get a picture. That of the practice's contact is for everybody.
 */
export function uploads(services: Services) {
  const { images, store } = services;
  return async (app: FastifyInstance) => {
    await app.register(multipart, { limits: { fileSize: maximumImageBytes, files: 1, fields: 0, parts: 1 } });
    await app.register(guidePictures(services));

    app.post('/upload/uploadimage', async (request, reply) => {
      const { caller } = await createContext(services, request, reply);
      if (!caller) return sendRestError(reply, new AppError('signedOut'));
      try {
        const { name } = await keepPicture(services, request, { caller, shape: 'avatar' }, async (stored) =>
          images.remove(await store.images.add({ name: stored, user: caller.id, uploadedAt: Date.now() })),
        );
        return { message: 'image.uploaded', image: name };
      } catch (error) {
        return sendRestError(reply, error);
      }
    });

    app.get<{ Params: { name: string } }>('/upload/image/:name', async (request, reply) => {
      const { name } = request.params;
      const { contact } = (await store.settings.all()).practice;
      if (name === contact.picture) return reply.type('image/webp').send(await images.read(name));
      const ctx = await createContext(services, request, reply);
      const { caller } = ctx;
      if (!caller) return sendRestError(reply, new AppError('signedOut'));
      const owner = imageName.safeParse(name).success ? await store.images.ownerOf(name) : undefined;
      if (!owner || !(await mayRead(ctx, caller, owner))) return sendRestError(reply, new AppError('notFound'));
      return reply.type('image/webp').send(await images.read(name));
    });
  };
}
