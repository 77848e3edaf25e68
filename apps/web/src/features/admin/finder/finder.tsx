import { userPageSizes } from '@miraco/contract/user-list-choices';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { clientPage } from '#features/admin/client-pages.ts';
import { isSearch } from '#features/admin/list-place.ts';
import { fullName } from '#shared/full-name.ts';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { navigate } from '#shared/router/history.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/input.tsx';

interface FinderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds a client by name, username or e-mail from any page of the team: type, choose, Enter. */
export function Finder({ open, onOpenChange }: FinderProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('finder.title')}>
      <Find onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Find({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = text.trim();
  const asked = search !== '' && isSearch(search);
  const found = trpc.admin.users.list.useQuery(
    { search, size: userPageSizes[0] },
    { enabled: asked, placeholderData: keepPreviousData },
  );
  const users = asked ? (found.data?.users ?? []) : [];
  const position = Math.min(chosen, users.length - 1);
  const optionId = (place: number) => `${list}-${place}`;

  const open = (place: number) => {
    const user = users[place];
    if (!user) return;
    onClose();
    leaveBy(() => navigate(clientPage('overview', user.id)));
  };
  const press = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowDown: Math.min(position + 1, users.length - 1),
      ArrowUp: Math.max(position - 1, 0),
    };
    const goal = goals[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      setChosen(goal);
    }
    // What is shown while another text is looked for is not what it finds.
    if (event.key === 'Enter' && !found.isPlaceholderData) open(position);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Input
        type="search"
        role="combobox"
        data-autofocus=""
        aria-label={t('finder.label')}
        placeholder={t('finder.placeholder')}
        aria-expanded={users.length > 0}
        aria-controls={list}
        aria-activedescendant={users.length > 0 ? optionId(position) : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p role="status" className="sr-only">
        {asked && found.data && t('finder.found', { count: users.length })}
      </p>
      {/* The keyboard stays in the field. */}
      <div id={list} role="listbox" aria-label={t('finder.results')} className="grid min-h-14">
        {users.map((user, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the chosen option
          <div
            key={user.id}
            id={optionId(place)}
            role="option"
            aria-selected={place === position}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1',
              place === position ? 'bg-secondary text-secondary-foreground' : 'hover:bg-muted',
            )}
            onClick={() => open(place)}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-medium">{fullName(user)}</bdi>{' '}
              <bdi className="text-[0.9rem] text-muted-foreground">{user.username}</bdi>
            </span>
            {user.wellness && <LevelMark level={user.wellness} size="sm" />}
          </div>
        ))}
        {asked && found.data && users.length === 0 && (
          <p className="px-3 py-2 text-muted-foreground">{t('finder.none')}</p>
        )}
      </div>
    </div>
  );
}
