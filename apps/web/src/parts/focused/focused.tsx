import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Navigate, useLocation } from '#shared/router/router.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { endPlace, missingItems, nextPlace, type Questions } from './place.ts';
import { useDeliberateChoice } from './use-deliberate-choice.ts';
import { usePlace } from './use-place.ts';

/** Long enough to see the choice, in milliseconds. */
const pause = 320;

/** A slow device may draw the choice only after the pause: then the form moves on as soon as it is drawn, within this many milliseconds. */
const patience = 3000;

/** How often it looks, in milliseconds. */
const interval = 50;

/** A press this soon after a question appeared, in milliseconds, was meant for the one before. */
const settling = 200;

/** What draws a question gets this. */
interface FocusedQuestion {
  item: string;
  /** The id of the text of its heading, which names its group of answers. */
  headingId: string;
  /** It is answered: after a pause, in which the answer is seen, the next one is shown. Radios do this by themselves. */
  chosen: () => void;
}

interface FocusedProps extends Omit<Questions, 'skippable'> {
  /** The name of the form, in the title of the page. */
  name: string;
  /** The place in words: "Health · 3 of 20". */
  progress: (item: string, index: number) => string;
  /** A few words above the heading; the place in words by default. */
  eyebrow?: (item: string) => string | undefined;
  /** The question, as the page's heading. */
  heading: (item: string) => ReactNode;
  children: (question: FocusedQuestion) => ReactNode;
  /** What is said where one goes on without an answer; a form without it lets every question be skipped. */
  required?: string | ((item: string) => string);
  /** False where no radio answers the question: then only `chosen` moves on. */
  oneChoice?: boolean;
  /** What is above the first question, and below it. */
  intro?: ReactNode;
  below?: ReactNode;
  /** What stays in sight above every later question. */
  reminder?: ReactNode;
  /** What is said where the form is opened at a later question. */
  resumed?: string | undefined;
  /** The search of the address where the form with all questions shows the same place; by default it finds its own. */
  searchOfAll?: (place: string) => string;
  /** Whether the answers are saved. */
  status?: ReactNode;
  /** What stands in the place of Back at the first question, such as a link out of the form. */
  leave?: ReactNode;
  /** The heading of the place after the last question. */
  endTitle: string;
  /** The sending; it may open a question again. */
  end: ReactNode | ((open: (item: string) => void) => ReactNode);
  /** The end shows all answers, and a question that is opened from there leads back to it. */
  review?: boolean;
}

/**
 * A form that shows one question at a time. The address names the question; a meant choice moves on by itself; the last one leads to
 * what is missing, else to the sending.
 */
export function Focused(props: FocusedProps) {
  const { name, items, isAnswered, required, end, endTitle, resumed, searchOfAll } = props;
  const { t } = useTranslation();
  const { state }: { state: unknown } = useLocation();
  const questions = { items, isAnswered, skippable: required === undefined };
  const { place, entered, correction, go, back } = usePlace(questions);
  const missing = missingItems(questions);
  const index = items.indexOf(place);
  const atEnd = place === endPlace;
  const words = atEnd ? endTitle : props.progress(place, index);
  usePageTitle(`${words} · ${name}`);

  if (correction !== undefined) return <Navigate replace to={{ search: correction }} state={state} />;
  const before = back ? (
    <Button variant="ghost" size="bare" className="-ml-2 px-3" onClick={back}>
      <ArrowLeft aria-hidden="true" />
      {t('focused.back')}
    </Button>
  ) : (
    (props.leave ?? <span />)
  );
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <ModeSwitch
        other={searchOfAll?.(place)}
        className="-mb-2 justify-self-end max-sm:order-last max-sm:mt-4 max-sm:justify-self-center"
      />
      <div className="grid gap-2.5">
        <Progress
          value={items.length - missing.length}
          max={items.length}
          label={t('focused.progress', { name })}
          valueText={t('focused.answered', { count: items.length - missing.length, total: items.length })}
        />
        {props.status && <div className="text-[0.85rem] text-muted-foreground leading-snug">{props.status}</div>}
      </div>
      {index === 0 && props.intro}
      {index > 0 && props.reminder}
      {entered && index !== 0 && resumed && <p className="text-muted-foreground">{resumed}</p>}
      {atEnd ? (
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="text-[1.6rem]">
            {endTitle}
          </h1>
          {missing[0] !== undefined && <MissingNote missing={missing} onOpen={go} />}
          {typeof end === 'function' ? end(go) : end}
          <div className="flex justify-between border-t pt-4">{before}</div>
        </div>
      ) : (
        <Question
          key={place}
          {...props}
          item={place}
          words={props.eyebrow?.(place) ?? words}
          answered={isAnswered(place)}
          before={before}
          onward={(isNew) => go(nextPlace(place, questions, isNew || props.review === true))}
        />
      )}
      {index === 0 && props.below}
    </div>
  );
}

/** The questions that were skipped, and the way to the first. */
function MissingNote({ missing, onOpen }: { missing: readonly string[]; onOpen: (item: string) => void }) {
  const { t } = useTranslation();
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted-foreground">{t('focused.missing', { count: missing.length })}</p>
      <Button variant="secondary" size="sm" onClick={() => onOpen(first)}>
        {t('focused.openMissing')}
      </Button>
    </div>
  );
}

interface QuestionProps extends Pick<FocusedProps, 'heading' | 'children' | 'required' | 'oneChoice'> {
  item: string;
  /** Above the heading. */
  words: string;
  answered: boolean;
  before: ReactNode;
  /** Goes on; `isNew` where the question had no answer when it was opened. */
  onward: (isNew: boolean) => void;
}

function Question(props: QuestionProps) {
  const { item, words, answered, before, required, oneChoice = true, onward } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isNew] = useState(!answered);
  const [complaints, setComplaints] = useState(0);
  const [shown] = useState(() => performance.now());
  const pressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moveOn = useRef((_until: number) => {});
  moveOn.current = (until) => {
    if (answered) onward(isNew);
    else if (performance.now() < until) timer.current = setTimeout(() => moveOn.current(until), interval);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const chosen = () => {
    clearTimeout(timer.current);
    const until = performance.now() + pause + patience;
    timer.current = setTimeout(() => moveOn.current(until), pause);
  };
  const goOn = (event?: FormEvent) => {
    event?.preventDefault();
    if (answered || required === undefined) onward(isNew);
    else {
      setComplaints(complaints + 1);
      form.current?.querySelector<HTMLElement>('input, textarea, [data-choice]')?.focus();
    }
  };
  const choice = useDeliberateChoice({ oneChoice, onChosen: chosen, onEnter: goOn });
  const complains = complaints > 0 && !answered;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={goOn}
      onClickCapture={(event) => {
        // The second press of two whose first was on the question before; a key has no count.
        const isSecond = event.detail > 1 && !pressed.current;
        pressed.current = !isSecond;
        if (event.detail === 0 || (!isSecond && event.timeStamp - shown >= settling)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      {...choice}
      className="grid grid-cols-1 gap-6 transition-[opacity,translate] duration-200 motion-safe:starting:translate-x-3 motion-safe:starting:opacity-0"
    >
      <h1 tabIndex={-1} className="grid gap-2 text-[1.5rem] leading-snug outline-offset-4 sm:text-[1.75rem]">
        <span className="eyebrow font-sans">
          {words}
          <span className="sr-only">: </span>
        </span>
        <span id={headingId}>{props.heading(item)}</span>
      </h1>
      {complains && (
        // A new element for each attempt, or it would be announced only once.
        <Alert key={complaints} tone="error">
          {typeof required === 'function' ? required(item) : required}
        </Alert>
      )}
      {props.children({ item, headingId, chosen })}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        {before}
        <Button type="submit" variant={answered ? 'primary' : 'secondary'}>
          {answered || required !== undefined ? t('focused.next') : t('focused.skip')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
