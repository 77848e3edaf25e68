import { router } from '../trpc.ts';
import { me, setLanguage } from './me.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';
import { signIn, signOut } from './sign-in.ts';

export const account = router({ signIn, signOut, forgotPassword, resetPassword, me, setLanguage });
