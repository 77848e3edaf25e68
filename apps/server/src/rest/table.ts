import { forgotPasswordInput, resetPasswordInput, signInInput } from '@miraco/contract/account';
import { editUserInput, registerUserInput } from '@miraco/contract/users';
import { wellnessTestInput } from '@miraco/contract/wellness';
import { type Phase, phases } from '@miraco/domain/phases';
import { conscienceRows } from './conscience-rows.ts';
import { impactRows } from './impact-rows.ts';
import { responsibilityRows } from './responsibility-rows.ts';
import { changesOf, fields, type RestRow } from './row.ts';

const phaseRows: Readonly<Record<Phase, readonly RestRow[]>> = {
  conscience: conscienceRows,
  responsibility: responsibilityRows,
  impact: impactRows,
};

/** The documented REST calls, each over one procedure. Spec 1, section 7. */
export const restTable: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/login/in',
    procedure: 'account.signIn',
    summary:
      'Sign in. An account with a second factor needs a code: 401 with auth.secondFactor, or auth.secondFactorWrong',
    input: ({ body }) => body,
    failure: 'Credenciales incorrectas',
    beyond: ['secondFactorNeeded', 'secondFactorWrong'],
    answer: 'token',
    body: signInInput,
  },
  {
    method: 'POST',
    path: '/forgot/sendmail',
    procedure: 'account.forgotPassword',
    summary: 'Ask for a mail with a link for a new password',
    input: ({ body }) => body,
    message: 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña',
    failure:
      'Ha habido un error al intentar enviar los datos, comprueba el correo introducido o vuelva a intentarlo más tarde',
    answer: 'message',
    body: forgotPasswordInput,
  },
  {
    method: 'PUT',
    path: '/forgot/resetpassword',
    procedure: 'account.resetPassword',
    summary: 'Set a new password with the id and token of the link',
    input: ({ body, query }) => ({ ...fields(body), id: query.id, token: query.token }),
    query: {
      id: { required: true, description: 'The id in the link' },
      token: { required: true, description: 'The token in the link' },
    },
    message: 'Contraseña cambiada con éxito',
    failure: 'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde',
    answer: 'message',
    body: resetPasswordInput.pick({ password: true }),
  },
  {
    method: 'POST',
    path: '/client/initial/register',
    procedure: 'conscience.initial.register',
    summary: 'Store the initial wellness test',
    input: ({ body }) => body,
    message: 'Registrado correctamente',
    answer: 'message',
    body: wellnessTestInput,
  },
  {
    method: 'GET',
    path: '/client/initial/get/:user',
    procedure: 'conscience.initial.get',
    summary: 'The initial wellness test of a user',
    input: ({ params }) => ({ user: params.user }),
    key: 'initial',
    answer: 'initial',
  },
  {
    method: 'GET',
    path: '/client/initial/getall/',
    procedure: 'conscience.initial.getAll',
    summary: 'Every initial wellness test',
    input: () => ({}),
    key: 'initials',
    inBatches: true,
    answer: 'initials',
  },
  ...phases.flatMap(({ name }) => phaseRows[name]),
  {
    method: 'GET',
    path: '/admin/access/getall/',
    procedure: 'admin.access.getAll',
    summary: 'The access profiles',
    key: 'accesses',
    answer: 'accesses',
  },
  {
    method: 'GET',
    path: '/admin/user/getall/',
    procedure: 'admin.users.getAll',
    summary: 'Every user',
    input: () => ({}),
    key: 'users',
    inBatches: true,
    answer: 'users',
  },
  {
    method: 'GET',
    path: '/admin/user/get/:id',
    procedure: 'admin.users.get',
    summary: 'One user',
    input: ({ params }) => ({ id: params.id }),
    key: 'user',
    answer: 'user',
  },
  {
    method: 'POST',
    path: '/admin/user/register',
    procedure: 'admin.users.register',
    summary: 'Add a user',
    input: ({ body }) => body,
    answer: 'created',
    body: registerUserInput,
  },
  {
    method: 'PUT',
    path: '/admin/user/edit/:id',
    procedure: 'admin.users.edit',
    summary: 'Change a user',
    input: changesOf,
    message: 'user.updated',
    answer: 'message',
    body: editUserInput,
  },
  {
    method: 'DELETE',
    path: '/admin/user/remove/:id',
    procedure: 'admin.users.remove',
    summary: 'Remove a user and everything of theirs',
    input: ({ params }) => ({ id: params.id }),
    message: 'user.deleted',
    answer: 'removed',
  },
];
