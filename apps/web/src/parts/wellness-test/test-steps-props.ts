import type { Answer } from '@miraco/domain/wellness';
import type { ReactNode } from 'react';
import type { Sending } from '#shared/sending/use-sender.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { Wording } from './focused-questions.tsx';
import type { TestNavPart } from './test-nav.tsx';
import type { useWellnessDraft } from './wellness-draft.ts';

/** What both ways of showing a wellness test share. */
export interface TestStepsProps {
  /** The progress bar of the phase. */
  nav: TestNavPart;
  title: string;
  /** Introduction, shown on the first step. */
  lead: string;
  /** Shown when an unfinished test is opened again. */
  resumed: string;
  /** A note before the first question. */
  notice?: ReactNode;
  wording: Wording;
  words: Outputs['method']['wellness'];
  draft: ReturnType<typeof useWellnessDraft>;
  sending: Sending<Answer[]>;
  /** False while the test is read-only. */
  open: boolean;
  /** The reason for that. */
  closed: string;
}
