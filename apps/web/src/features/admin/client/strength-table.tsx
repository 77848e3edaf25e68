import { type Virtue, virtues } from '@miraco/domain/virtues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useHeldChanges } from '#features/admin/client/in-place/use-held-changes.ts';
import { useSaveInPlace } from '#features/admin/client/in-place/use-save-in-place.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { useLanguage } from '#shared/language/language.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { ratingsByTests } from './ratings-by-tests.ts';
import { type StrengthChange, StrengthRow } from './strength-row.tsx';

interface StrengthTableData extends ClientData {
  mediumHard: Outputs['conscience']['mediumHard']['get'];
}

type Changes = Partial<Record<Virtue, StrengthChange>>;

const nothing: Changes = {};

/**
 * Every virtue with the strength that counts and the one by the tests: read first, changed and given back on purpose. Spec 1,
 * section 6.
 */
export function StrengthTable({ data }: { data: StrengthTableData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { conscience } = trpc.useUtils();
  const [writing, setWriting] = useState(false);
  const held = useHeldChanges(nothing);
  const { user, overview, words } = data;
  const { ratings } = overview;
  const byTests = ratingsByTests(overview, data.mediumHard);
  const count = virtues.filter((virtue) => ratings[virtue]?.origin === 'administrator').length;
  const end = () => {
    held.discard();
    setWriting(false);
  };
  const saving = useSaveInPlace({
    user,
    send: (types: Changes, call) => api.conscience.userVirtues.editAll.mutate({ user: user.id, types }, call()),
    refresh: () => conscience.overview.invalidate({ user: user.id }),
    onSaved: end,
  });
  return (
    <div className="min-w-0">
      <h3>{t('clientFrame.strengths.title')}</h3>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted-foreground">
        {writing && <span className="print:hidden">{t('clientFrame.strengths.text')} </span>}
        {count > 0 ? t('clientFrame.strengths.changes', { count }) : t('clientFrame.strengths.noChanges')}
      </p>
      <InPlace
        name={user.firstname}
        label={t('clientFrame.strengths.title')}
        button={t('clientFrame.strengths.change')}
        locked={false}
        writing={writing}
        onWriting={setWriting}
        unsaved={held.unsaved}
        saving={saving}
        onSave={() => void saving.send(held.changes)}
        onDiscard={end}
      >
        <Table label={t('clientFrame.strengths.title')} className="not-print:max-sm:block">
          <TableHeader className="not-print:max-sm:sr-only">
            <TableRow>
              <TableHead>{t('clientFrame.strengths.virtue')}</TableHead>
              <TableHead>{t('clientFrame.strengths.counts')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody className="not-print:max-sm:block">
            {virtues.map((virtue) => (
              <StrengthRow
                key={virtue}
                name={words[virtue].name[language]}
                rating={ratings[virtue]}
                byTests={byTests[virtue]?.strength}
                writing={writing}
                chosen={held.changes[virtue]}
                onChoose={(type) => held.change({ [virtue]: type })}
              />
            ))}
          </TableBody>
        </Table>
      </InPlace>
    </div>
  );
}
