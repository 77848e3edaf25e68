import { addCoachNoteInput, coachNoteInput, coachNotesInput, editCoachNoteInput } from '@miraco/contract/coach-notes';
import { clientDataProcedure, router } from '../trpc.ts';

/** Notes of the team about a client, who never reads them. Only its author may change a note, and says who reads it. */
export const coachNotes = router({
  of: clientDataProcedure
    .input(coachNotesInput)
    .query(({ ctx, input }) => ctx.services.store.coachNotes.of({ ...input, reader: ctx.caller.id })),

  versions: clientDataProcedure
    .input(coachNoteInput)
    .query(({ ctx, input }) => ctx.services.store.coachNotes.versions({ ...input, reader: ctx.caller.id })),

  add: clientDataProcedure.input(addCoachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.add({ ...input, author: ctx.caller.id, date: Date.now() });
    return {};
  }),

  edit: clientDataProcedure.input(editCoachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.edit({ ...input, editor: ctx.caller.id, date: Date.now() });
    return {};
  }),

  remove: clientDataProcedure.input(coachNoteInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachNotes.remove({ ...input, remover: ctx.caller.id, date: Date.now() });
    return {};
  }),
});
