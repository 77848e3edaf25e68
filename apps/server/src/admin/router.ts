import { router } from '../trpc.ts';
import { access } from './access.ts';
import { users } from './users.ts';

export const admin = router({ access, users });
