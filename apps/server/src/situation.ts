import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { earliestAhead } from '@miraco/domain/coaching-sessions';
import { longestAgo } from '@miraco/domain/completions';
import { missingSteps } from '@miraco/domain/conscience';
import type { Situation } from '@miraco/domain/due';
import type { CurrentPhase } from '@miraco/domain/phases';
import { virtues } from '@miraco/domain/virtues';

interface Client {
  id: UserId;
  phase: CurrentPhase;
}

/** What is due for a client depends on this: on their screen, and in the mails that ask for it. */
export async function situationOf(store: Store, { id, phase }: Client, now: number): Promise<Situation> {
  const [initial, weekly] = [await store.wellnessTests.initialOf(id), await store.wellnessTests.latestWeeklyOf(id)];
  const ratings = await store.userVirtues.ratingsOf(id);
  const professional = await store.purposes.professionalOf(id);
  const [session] = await store.coachingSessions.ahead(id, earliestAhead(now));
  return {
    phase,
    missing: missingSteps({
      initialTaken: initial !== undefined,
      weakTestTaken: (await store.weakTests.of(id)) !== undefined,
      expectationCount: (await store.prospects.of(id)).length,
      ratings,
    }),
    rated: Object.keys(ratings).length > 0,
    wellnessAt: weekly?.date ?? initial?.date ?? null,
    evaluatedAt: (await store.evaluations.latestOf(id))?.date ?? null,
    exercises: longestAgo(await store.exercises.practisedOf(id)),
    trained: await store.exercises.anyOf(id),
    unwritten: virtues.length - Object.keys(await store.userVirtues.manifestOf(id)).length,
    personal: Boolean((await store.purposes.personalOf(id))?.purpose),
    professional: Object.keys(professional?.virtues ?? {}).length > 0,
    sessionAt: session?.date ?? null,
  };
}
