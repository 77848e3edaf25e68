import type { Ratings } from '@miraco/domain/ratings';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { ExercisesToDo } from './exercises-to-do.tsx';
import { Statement } from './statement.tsx';

/** The exercises to do, on the profile in the later phases. */
export function TodaysExercises() {
  const exercises = trpc.responsibility.training.list.useQuery({ user: userId(), list: 'toDo' });
  const words = trpc.method.virtues.useQuery();
  if (!exercises.data || !words.data) return null;
  return (
    <Card>
      <ExercisesToDo as="h2" exercises={exercises.data} words={words.data} />
    </Card>
  );
}

/** A sentence of one's manifesto, another one each day. */
export function TodaysStatement({ ratings }: { ratings: Ratings }) {
  const manifest = trpc.responsibility.manifest.get.useQuery({ user: userId() });
  const words = trpc.method.virtues.useQuery();
  if (!manifest.data || !words.data) return null;
  return <Statement ratings={ratings} manifest={manifest.data} words={words.data} className="my-3" />;
}
