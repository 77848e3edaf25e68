import { type Virtue, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useInPlace } from '#features/admin/client/in-place/use-in-place.ts';
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
  const { user, overview, words } = data;
  const { ratings } = overview;
  const byTests = ratingsByTests(overview, data.mediumHard);
  const count = virtues.filter((virtue) => ratings[virtue]?.origin === 'administrator').length;
  const place = useInPlace({
    user,
    nothing,
    send: (types: Changes, call) => api.conscience.userVirtues.editAll.mutate({ user: user.id, types }, call()),
    refresh: () => conscience.overview.invalidate({ user: user.id }),
  });
  return (
    <div className="min-w-0">
      <h3>{t('clientFrame.strengths.title')}</h3>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted-foreground">
        {place.writing && <span className="print:hidden">{t('clientFrame.strengths.text')} </span>}
        {count > 0 ? t('clientFrame.strengths.changes', { count }) : t('clientFrame.strengths.noChanges')}
      </p>
      <InPlace
        place={place}
        label={t('clientFrame.strengths.title')}
        button={t('clientFrame.strengths.change')}
        locked={false}
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
                writing={place.writing}
                chosen={place.changes[virtue]}
                onChoose={(type) => place.change({ [virtue]: type })}
              />
            ))}
          </TableBody>
        </Table>
      </InPlace>
    </div>
  );
}
