import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { isTeam } from '@miraco/domain/access';
import type { Services } from './services.ts';

/** The client with an id. @throws AppError notFound also for somebody on the team */
export async function clientNamed({ store }: Pick<Services, 'store'>, id: UserId) {
  const user = await store.users.byId(id);
  if (!user || isTeam(user.tests)) throw new AppError('notFound', { field: 'id' });
  return user;
}
