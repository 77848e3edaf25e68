import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearch } from '#features/admin/list-place.ts';
import { useNavigationType } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** Debounce of the search, in milliseconds. */
const pause = 200;

/** Terms of this length match anywhere in a word, shorter ones at its beginning. */
const shortestWithin = 3;

interface UsersSearchProps {
  input: RefObject<HTMLInputElement | null>;
  /** The search text of the list on the screen. */
  value: string;
  /** Must stay the same between renders. */
  onSearch: (search: string) => void;
  /** Moves the focus into the list. */
  onDown: () => void;
}

/** Searches while the user types. */
export function UsersSearch({ input, value, onSearch, onDown }: UsersSearchProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const replaces = useNavigationType() === 'REPLACE';
  const search = typed.trim();
  const tooLong = !isSearch(search);
  const short = search.split(/\s+/).some((term) => term !== '' && [...term].length < shortestWithin);

  if (value !== shown) {
    setShown(value);
    // Typing here replaces the URL; any other navigation (back, a link) brings its own text.
    if (!replaces) setTyped(value);
  }

  useEffect(() => {
    if (search === value || tooLong) return;
    const timer = setTimeout(() => onSearch(search), pause);
    return () => clearTimeout(timer);
  }, [search, value, tooLong, onSearch]);

  const clear = () => {
    setTyped('');
    onSearch('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && !tooLong && !event.nativeEvent.isComposing) onSearch(search);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    }
  };
  return (
    <search className="min-w-0 basis-80 grow max-sm:basis-full">
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
        <Input
          ref={input}
          type="search"
          value={typed}
          aria-label={t('admin.search')}
          placeholder={t('admin.searchHint')}
          aria-keyshortcuts="/"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong || short ? hintId : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        {typed && (
          <div className="absolute top-0 right-0">
            <Button
              variant="ghost"
              size="icon"
              className="text-muted-foreground"
              aria-label={t('admin.clearSearch')}
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {short && !tooLong && (
        <p id={hintId} className="mt-1.5 text-[0.9rem] text-muted-foreground">
          {t('admin.searchShort')}
        </p>
      )}
      {tooLong && (
        <p id={hintId} role="alert" className="mt-1.5 text-[0.9rem] text-destructive">
          {t('admin.searchTooLong')}
        </p>
      )}
    </search>
  );
}
