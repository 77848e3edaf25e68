import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type QuestionMode, questionMode, useQuestionMode } from '#parts/focused/mode.ts';
import { late } from '#shared/loading/late.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { hasRoomForNav, type TestNavPart } from './test-nav.tsx';
import type { TestStepsProps } from './test-steps-props.ts';

const forms = {
  one: late<'FocusedTest', TestStepsProps>(() => import('./focused-test.tsx'), 'FocusedTest'),
  all: late<'FourSteps', TestStepsProps>(() => import('./four-steps.tsx'), 'FourSteps'),
};

/** The forms whose code is here. */
const here = new Set<QuestionMode>();

async function loadForm(mode: QuestionMode, nav: TestNavPart): Promise<QuestionMode> {
  await Promise.all([forms[mode].load(), hasRoomForNav() && nav.load()]);
  here.add(mode);
  return mode;
}

/** Fetches the form that is probably shown while the data of the page are on their way. */
export function loadFormAhead(nav: TestNavPart): void {
  // Where it fails, the page asks again, and reports it.
  loadForm(questionMode(), nav).catch(() => undefined);
}

/** A wellness test: one question at a time, or in four steps. A test needs the code of one of them. */
export function TestSteps(props: TestStepsProps) {
  const { nav, open, title } = props;
  const mode = useQuestionMode();
  const wanted: QuestionMode = open ? mode : 'all';
  const form = useQuery({
    queryKey: ['form of a test', wanted],
    queryFn: () => loadForm(wanted, nav),
    ...(here.has(wanted) && { initialData: wanted }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // After a change of the mode, the form before stays until the other one is here.
  const shown = useRef(form.data);
  shown.current = form.data ?? shown.current;
  if (!shown.current) return <Loading title={title} queries={[form]} />;
  const { Part } = forms[shown.current];
  return <Part {...props} />;
}
