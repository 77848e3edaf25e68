import { addCoachNoteInput, coachNoteInput, coachNotesInput, editCoachNoteInput } from '@miraco/contract/coach-notes';
import { adminProcedure, router } from '../trpc.ts';

/** Notes of administrators about a client, which only administrators read. Only its author may change a note. */
export const coachNotes = router({
  of: adminProcedure
    .input(coachNotesInput)
    .query(({ ctx, input }) => ctx.services.store.coachNotes.of(input.user, input.search)),

  versions: adminProcedure
    .input(coachNoteInput)
    .query(({ ctx, input }) => ctx.services.store.coachNotes.versions(input)),

  add: adminProcedure.input(addCoachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.add({ ...input, author: ctx.caller.id, date: Date.now() });
    return {};
  }),

  edit: adminProcedure.input(editCoachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.edit({ ...input, editor: ctx.caller.id, date: Date.now() });
    return {};
  }),

  remove: adminProcedure.input(coachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.remove({ ...input, remover: ctx.caller.id, date: Date.now() });
    return {};
  }),
});
