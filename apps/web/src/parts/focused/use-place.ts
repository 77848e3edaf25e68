import { useEffect, useRef } from 'react';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { navigate } from '#shared/router/history.ts';
import { useLocation, useNavigationType, useSearchParams } from '#shared/router/router.tsx';
import { endPlace, placeParameter, placeToShow, previousPlace, type Questions } from './place.ts';
import { stepsTaken } from './steps-taken.ts';

/**
 * The question on the screen, named by the address: Back and Forward of the browser and a reload keep it. The other parameters of the
 * address stay.
 */
export function usePlace(questions: Questions) {
  const { state }: { state: unknown } = useLocation();
  const [parameters] = useSearchParams();
  const requested = parameters.get(placeParameter);
  const place = useSettledPlace(requested, questions);
  const taken = stepsTaken(state);
  useNewPlace(place);

  const searchOf = (there: string) => {
    const search = new URLSearchParams(parameters);
    search.set(placeParameter, there);
    return `?${search}`;
  };
  const previous = previousPlace(place, questions.items);
  return {
    place,
    /** The form was opened here: no other question was shown before. */
    entered: taken === 0,
    /** Where the address names another place, or none: its search that names this one. */
    correction: requested === place ? undefined : searchOf(place),
    go: (there: string) => navigate({ search: searchOf(there) }, { state: { stepsTaken: taken + 1 } }),
    /** Undefined at the first question, unless another one was before it. */
    back:
      taken > 0
        ? () => navigate(-1)
        : previous === undefined
          ? undefined
          : () => navigate({ search: searchOf(previous) }, { replace: true, state }),
  };
}

/**
 * The place that the address asked for, decided when it asked: answers that go afterwards, as those of a form that has been sent,
 * lead nobody back.
 */
function useSettledPlace(requested: string | null, questions: Questions): string {
  const settled = useRef<{ requested: string | null; place: string }>(undefined);
  const known = settled.current;
  const holds = known?.requested === requested && [...questions.items, endPlace].includes(known.place);
  if (!holds) settled.current = { requested, place: placeToShow(requested, questions) };
  return settled.current?.place ?? endPlace;
}

/** A new question is a new page although the path stays: it is scrolled to its start, and its heading takes the focus. */
function useNewPlace(place: string) {
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // Going back, the browser restores the scroll position.
    if (!goesBack) window.scrollTo(0, 0);
    return focusTitleOnceThere();
  }, [place, goesBack]);
}
