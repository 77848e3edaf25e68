import type { Rating } from '@miraco/domain/ratings';
import { type Strength, strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useChoice } from '#shared/sending/use-choice.ts';
import { api, type Inputs, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Select } from '#ui/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { toast } from '#ui/toast.ts';
import { ratingsByTests } from './ratings-by-tests.ts';

/** An administrator's change as the input of the procedure; '' removes it. Spec 1, section 7. */
type Change = Inputs['conscience']['userVirtues']['edit']['type'];

const changeTo = { debil: 'weak', media: 'medium', fuerte: 'hard' } satisfies Record<Strength, Change>;

interface StrengthTableData extends ClientData {
  mediumHard: Outputs['conscience']['mediumHard']['get'];
}

/**
 * Every virtue with its strength by the tests and the one that counts, which administrators change and reset. Spec 1, section 6.
 */
export function StrengthTable({ data }: { data: StrengthTableData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ratings } = data.overview;
  const byTests = ratingsByTests(data.overview, data.mediumHard);
  const count = virtues.filter((virtue) => ratings[virtue]?.origin === 'administrator').length;
  return (
    <div className="min-w-0">
      <h3>{t('clientFrame.strengths.title')}</h3>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted-foreground">
        <span className="print:hidden">{t('clientFrame.strengths.text')} </span>
        {count > 0 ? t('clientFrame.strengths.changes', { count }) : t('clientFrame.strengths.noChanges')}
      </p>
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
              user={data.user.id}
              virtue={virtue}
              name={data.words[virtue].name[language]}
              rating={ratings[virtue]}
              byTests={byTests[virtue]?.strength}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

interface StrengthRowProps {
  user: string;
  virtue: Virtue;
  name: string;
  rating: Rating | undefined;
  byTests: Strength | undefined;
}

function StrengthRow({ user, virtue, name, rating, byTests }: StrengthRowProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const { choice, choose, saving } = useChoice({
    send: (type: Change, call) => api.conscience.userVirtues.edit.mutate({ user, virtue, type }, call()),
    onSaved: async (_, type) => {
      const strength = strengths.find((known) => changeTo[known] === type);
      toast({
        title: strength
          ? t('clientFrame.strengths.saved', { virtue: name, strength: t(`strengths.${strength}`) })
          : t('clientFrame.strengths.savedAsTests', { virtue: name }),
        // The toast covers the rows that may be changed next.
        duration: 2500,
      });
      await utils.conscience.overview.invalidate({ user });
    },
    onFailed: (error) =>
      toast({ tone: 'error', title: t('clientFrame.strengths.failed', { virtue: name }), description: failure(error) }),
  });
  const changed = rating?.origin === 'administrator';
  const strengthByTests = t(`strengths.${byTests ?? 'unrated'}`);
  const stored: Change = changed ? changeTo[rating.strength] : '';
  return (
    <TableRow className="break-inside-avoid not-print:max-sm:grid not-print:max-sm:py-2">
      <TableHead scope="row" fit wrap className="py-2 leading-snug not-print:max-sm:py-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="flex items-center gap-2">
            {rating ? (
              <SeriesMark look={strengthLooks[rating.strength]} className="size-3.5" />
            ) : (
              <span className="w-3.5" />
            )}
            {name}
          </span>
          {changed && <Badge variant="accent">{t('clientFrame.strengths.changed')}</Badge>}
        </span>
        {changed && (
          <span className="block pl-5.5 font-normal text-[0.9rem] text-muted-foreground">
            {t('clientFrame.strengths.byTests', { strength: strengthByTests })}
          </span>
        )}
      </TableHead>
      <TableCell className="not-print:max-sm:h-auto not-print:sm:w-1/2">
        <Select
          aria-label={t('clientFrame.strengths.strengthOf', { virtue: name })}
          aria-busy={saving || undefined}
          className="print:hidden"
          value={choice ?? stored}
          onChange={(event) => choose(Object.values(changeTo).find((known) => known === event.target.value) ?? '')}
        >
          <option value="">{t('clientFrame.strengths.asTests', { strength: strengthByTests })}</option>
          {strengths.map((strength) => (
            <option key={strength} value={changeTo[strength]}>
              {t(`strengths.${strength}`)}
            </option>
          ))}
        </Select>
        <span className="hidden print:inline">{t(`strengths.${rating?.strength ?? 'unrated'}`)}</span>
      </TableCell>
    </TableRow>
  );
}
