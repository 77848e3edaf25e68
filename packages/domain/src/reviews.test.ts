import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from './completions.ts';
import { nextReview, type Reviewable, reviewAnswers, reviewWeeks } from './reviews.ts';

const made = '2026-03-10';
const item = (more: Partial<Reviewable> = {}): Reviewable => ({ made, latest: null, ...more });
const asked = (of: Reviewable, today: Day) => nextReview([of], { today, answered: of.latest?.day ?? null }) !== null;
const answered = (answer: (typeof reviewAnswers)[number], day: Day) => item({ latest: { answer, day } });

/** The day of a moment where somebody is, as the server tells it. */
const dayIn = (timeZone: string, moment: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));

describe('a question', () => {
  it.each(reviewWeeks)('comes %i weeks after the beginning, and not the day before', (weeks) => {
    const due = addDays(made, 7 * weeks);
    const before = answered('yes', addDays(due, -2));
    expect(asked(weeks === 1 ? item() : before, addDays(due, -1))).toBe(false);
    expect(asked(weeks === 1 ? item() : before, due)).toBe(true);
  });

  it('comes once for each interval, however it was answered', () => {
    for (const answer of ['yes', 'differently', 'no'] as const) {
      expect(asked(answered(answer, addDays(made, 9)), addDays(made, 20))).toBe(false);
      expect(asked(answered(answer, addDays(made, 9)), addDays(made, 21))).toBe(true);
    }
  });

  it('is asked once after a long absence: intervals that were missed are not made up for', () => {
    const away = addDays(made, 7 * 20);
    expect(asked(item(), away)).toBe(true);
    expect(asked(answered('yes', away), addDays(away, 1))).toBe(false);
    expect(asked(answered('yes', away), addDays(made, 7 * 26))).toBe(true);
  });

  it('has come for the last time after the last interval', () => {
    expect(asked(answered('yes', addDays(made, 7 * 26)), addDays(made, 7 * 520))).toBe(false);
  });

  it('that is put off leaves a week of peace, also over the day of an interval', () => {
    const later = addDays(made, 18);
    expect(asked(answered('later', later), addDays(later, 1))).toBe(false);
    expect(asked(answered('later', later), addDays(made, 21))).toBe(false);
    expect(asked(answered('later', later), addDays(later, 7))).toBe(true);
  });
});

describe('in a day', () => {
  it('one thing is asked about, and after its answer nothing', () => {
    const items = [item(), item()];
    const today = addDays(made, 7);
    expect(nextReview(items, { today, answered: null })).toBe(items[0]);
    expect(nextReview(items, { today, answered: today })).toBeNull();
    expect(nextReview(items, { today: addDays(today, 1), answered: today })).toBe(items[0]);
  });

  it('that begins again on a journey to the west nothing more is asked', () => {
    expect(nextReview([item()], { today: addDays(made, 8), answered: addDays(made, 9) })).toBeNull();
  });

  it('what was left alone for longest comes first, equals in the order given', () => {
    const today = addDays(made, 30);
    const old = answered('yes', addDays(made, 8));
    const never = item({ made: addDays(made, 2) });
    const [first, second] = [item(), item()];
    expect(nextReview([old, never], { today, answered: null })).toBe(never);
    expect(nextReview([first, second, never], { today, answered: null })).toBe(first);
  });

  it('without anything due nothing is asked', () => {
    expect(nextReview([], { today: made, answered: null })).toBeNull();
    expect(nextReview([item()], { today: addDays(made, 6), answered: null })).toBeNull();
  });
});

describe('the day counts where the client is', () => {
  it.each([
    // Clocks go forward on 29 March in Madrid, on 8 March in New York; back on 25 October and 1 November.
    ['Europe/Madrid', '2026-03-24T22:30:00Z', '2026-03-30T21:59:59Z', '2026-03-30T22:00:00Z'],
    ['America/New_York', '2026-03-05T12:00:00Z', '2026-03-12T03:59:59Z', '2026-03-12T04:00:00Z'],
    ['Europe/Madrid', '2026-10-20T12:00:00Z', '2026-10-26T22:59:59Z', '2026-10-26T23:00:00Z'],
    ['America/New_York', '2026-10-30T12:00:00Z', '2026-11-06T04:59:59Z', '2026-11-06T05:00:00Z'],
    // A day begins first on Kiritimati, and last on Niue.
    ['Pacific/Kiritimati', '2026-05-01T10:30:00Z', '2026-05-08T09:59:59Z', '2026-05-08T10:00:00Z'],
    ['Pacific/Niue', '2026-05-01T10:30:00Z', '2026-05-07T10:59:59Z', '2026-05-07T11:00:00Z'],
  ])('in %s what was made at %s is not asked about at %s, and is at %s', (zone, begun, before, at) => {
    const one = item({ made: dayIn(zone, begun) });
    expect(asked(one, dayIn(zone, before))).toBe(false);
    expect(asked(one, dayIn(zone, at))).toBe(true);
  });
});

it('the questions of one thing are at most as many as the intervals, whatever day each is answered on', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (days) => {
      let [today, one, questions] = [made, item(), 0];
      for (const step of days) {
        today = addDays(today, step);
        if (!asked(one, today)) continue;
        questions += 1;
        one = answered('yes', today);
      }
      expect(questions).toBeLessThanOrEqual(reviewWeeks.length);
    }),
  );
});

it('no order of answers makes it throw', () => {
  const latest = fc.option(
    fc.record({
      answer: fc.constantFrom(...reviewAnswers),
      day: fc.integer({ min: -400, max: 400 }).map((days) => addDays(made, days)),
    }),
  );
  fc.assert(
    fc.property(fc.array(latest), fc.integer({ min: -400, max: 400 }), (all, days) => {
      const items = all.map((one) => item({ latest: one }));
      const found = nextReview(items, { today: addDays(made, days), answered: null });
      expect(found === null || items.includes(found)).toBe(true);
    }),
  );
});
