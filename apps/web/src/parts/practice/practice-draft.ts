import { completionFault, type Day } from '@miraco/domain/completions';
import i18next from 'i18next';
import { dayHere } from '#shared/day-here.ts';
import { type Cache, defineDraft } from '#shared/drafts/define-draft.ts';
import { isRefusal } from '#shared/failure.ts';
import { timeZone } from '#shared/time-zone.ts';
import { api } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { type Known, type Said, withDay } from './known.ts';

/** By exercise and day what is to be stored: null takes the day back. */
type Changes = Readonly<Record<string, Said | null>>;

export const keyOf = (exercise: string, day: Day) => `${day} ${exercise}`;

const partsOf = (key: string) => ({ day: key.slice(0, 10), exercise: key.slice(11) });

function isSaid(value: unknown): value is Said {
  if (typeof value !== 'object' || value === null || !('effort' in value && 'note' in value)) return false;
  return (value.effort === null || typeof value.effort === 'number') && typeof value.note === 'string';
}

/** The days as they will be once the changes are stored. */
export const withChanges = (known: Known, changes: Changes): Known =>
  Object.entries(changes).reduce((all, [key, said]) => withDay(all, partsOf(key), said), known);

/** Says that a day could not be stored, wherever the reader is by now, and fetches why: a list without the exercise, or a closed phase. */
function explain(cache: Cache) {
  toast({ tone: 'error', title: i18next.t('practice.refused') });
  void cache.responsibility.training.invalidate();
  void cache.account.me.invalidate();
}

/** The days on which exercises were done, kept in the tab until the server has them. Each is sent by itself, and replaces what it was. */
export const practiceDraft = defineDraft<Changes, Changes>({
  name: 'practice',
  merge: (_, changes) => changes,
  parse: (found) => {
    const kept = Object.entries(found).filter(([key, value]) => {
      const isRecent = completionFault(partsOf(key).day, dayHere()) !== 'tooLate';
      return isRecent && (value === null || isSaid(value));
    });
    return Object.fromEntries(kept) as Changes;
  },
  // The screens read them with everything else.
  read: async () => null,
  save: async (user, changes, call, cache) => {
    const { completions } = api.responsibility;
    let refused = false;
    for (const [key, said] of Object.entries(changes)) {
      const day = { user, ...partsOf(key) };
      try {
        if (said) await completions.register.mutate({ ...day, ...said, timeZone: timeZone() }, call());
        else await completions.remove.mutate(day, call());
      } catch (error) {
        // Sent again it would be refused again: it is dropped, and holds up no other.
        if (!isRefusal(error)) throw error;
        refused = true;
      }
    }
    // What is no longer kept here has to be in what the screens read.
    await cache.responsibility.completions.getByUser.invalidate({ user }, {}, { throwOnError: true });
    void cache.responsibility.completions.alongside.invalidate();
    void cache.account.situation.invalidate();
    if (refused) explain(cache);
    return Date.now();
  },
});
