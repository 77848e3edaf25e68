import type { Rating } from '@miraco/domain/ratings';
import { type Strength, strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#app/failure.ts';
import { useLanguage } from '#app/language.ts';
import { type Inputs, trpc } from '#app/trpc.ts';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { Badge } from '#ui/badge.tsx';
import { Select } from '#ui/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { toast } from '#ui/toast.ts';
import { type PhaseOneData, ratingsByTests } from './phase-one-data.ts';

/** An administrator's change as the call takes it; '' is none. Spec 1, section 7. */
type Change = Inputs['conscience']['userVirtues']['edit']['type'];

const changeTo = { debil: 'weak', media: 'medium', fuerte: 'hard' } satisfies Record<Strength, Change>;

/** Every virtue with what the tests say and what it counts as, to be changed and to be taken back. Spec 1, section 6. */
export function PhaseOneStrengths({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const byTests = ratingsByTests(data);
  const { ratings } = data.overview;
  const count = virtues.filter((virtue) => ratings[virtue]?.origin === 'administrator').length;
  return (
    <div className="min-w-0">
      <h3>{t('phaseOne.resume.change')}</h3>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted-foreground">
        <span className="print:hidden">{t('phaseOne.resume.changeText')} </span>
        {count > 0 ? t('phaseOne.resume.changes', { count }) : t('phaseOne.resume.noChanges')}
      </p>
      <Table label={t('phaseOne.resume.change')} stickyFirst>
        <TableHeader>
          <TableRow>
            <TableHead>{t('phaseOne.resume.virtue')}</TableHead>
            <TableHead>{t('phaseOne.resume.counts')}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {virtues.map((virtue) => (
            <StrengthRow
              key={virtue}
              user={data.user.id}
              virtue={virtue}
              name={data.texts.virtues[virtue].name[language]}
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
  /** What was chosen and is not stored yet. */
  const [choice, setChoice] = useState<Change>();
  const edit = trpc.conscience.userVirtues.edit.useMutation({
    // An arrow key pressed twice changes twice: in this order.
    scope: { id: `strength of ${virtue}` },
    onSuccess: async (_, { type }) => {
      const strength = strengths.find((known) => changeTo[known] === type);
      toast({
        title: strength
          ? t('phaseOne.resume.saved', { virtue: name, strength: t(`strengths.${strength}`) })
          : t('phaseOne.resume.savedAsTests', { virtue: name }),
        // It lies over the next ones to be changed.
        duration: 2500,
      });
      await utils.conscience.overview.invalidate({ user });
    },
    onError: (error) =>
      toast({ tone: 'error', title: t('phaseOne.resume.failed', { virtue: name }), description: failure(error) }),
    onSettled: (_data, _error, { type }) => setChoice((latest) => (latest === type ? undefined : latest)),
  });
  const changed = rating?.origin === 'administrator';
  const stored: Change = changed ? changeTo[rating.strength] : '';
  return (
    <TableRow className="break-inside-avoid">
      <TableHead scope="row" className="h-auto! py-2 leading-snug text-foreground!">
        {name}
        {changed && (
          <Badge variant="accent" className="ml-2">
            {t('phaseOne.resume.changed')}
          </Badge>
        )}
        <span className="flex items-center gap-1.5 font-normal text-[0.9rem] text-muted-foreground">
          {byTests && <SeriesMark look={strengthLooks[byTests]} className="size-3.5" />}
          {t('phaseOne.resume.byTests', { strength: t(`strengths.${byTests ?? 'unrated'}`) })}
        </span>
      </TableHead>
      <TableCell className="w-1/2 min-w-42 print:min-w-0">
        <Select
          aria-label={t('phaseOne.resume.strengthOf', { virtue: name })}
          aria-busy={edit.isPending || undefined}
          className="print:hidden"
          value={choice ?? stored}
          onChange={(event) => {
            const type = Object.values(changeTo).find((known) => known === event.target.value) ?? '';
            setChoice(type);
            edit.mutate({ user, virtue, type });
          }}
        >
          <option value="">{t('phaseOne.resume.asTests')}</option>
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
