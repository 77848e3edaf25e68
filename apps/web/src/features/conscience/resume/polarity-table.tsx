import { paths } from '@miraco/contract/paths';
import type { PolarityPair } from '@miraco/domain/polarity';
import type { Virtue } from '@miraco/domain/virtues';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';

interface PolarityTableProps {
  pairs: readonly PolarityPair[];
  names: Readonly<Record<Virtue, string>>;
  /** Every partner of every virtue, with the reason. */
  partners: Outputs['method']['polarity'];
}

/** Each strong virtue beside its weak counterparts, with the reason why it can help them. Spec 1, section 2. */
export function PolarityTable({ pairs, names, partners }: PolarityTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="mt-12">
      <h2>{t('resume.polarity.title')}</h2>
      <p className="measure mt-1 mb-5 text-muted-foreground">
        {pairs.length > 0 ? t('resume.polarity.lead') : t('resume.polarity.noStrong')}
      </p>
      {pairs.length > 0 && (
        // On a phone each pair is stacked: side by side the names would take half of the width from the reasons.
        <Table label={t('resume.polarity.title')} className="max-sm:block max-sm:[&_:is(tbody,tr,td,th)]:block">
          <TableHeader className="max-sm:sr-only">
            <TableRow>
              <TableHead className="sm:w-56">{t('resume.polarity.strong')}</TableHead>
              <TableHead wrap>{t('resume.polarity.weak')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {pairs.map(({ strong, weak }) => (
              <TableRow key={strong}>
                <TableHead scope="row" top wrap className="py-3.5 max-sm:h-auto max-sm:pb-1 print:py-3.5">
                  <span className="flex items-center gap-2">
                    <SeriesMark look={strengthLooks.fuerte} className="size-3.5" />
                    {names[strong]}
                  </span>
                </TableHead>
                <TableCell top className="py-3.5 max-sm:h-auto max-sm:pt-1 max-sm:pl-8.5 print:py-3.5">
                  {weak.length === 0 && <span className="text-muted-foreground">{t('resume.polarity.none')}</span>}
                  <ul className="grid gap-3.5">
                    {partners[strong]
                      .filter(({ partner }) => weak.includes(partner))
                      .map(({ partner, why }) => (
                        <li key={partner}>
                          <p className="flex items-center gap-2 font-medium">
                            <SeriesMark look={strengthLooks.debil} className="size-3.5" />
                            {names[partner]}
                          </p>
                          <p className="measure mt-0.5">{why[language]}</p>
                        </li>
                      ))}
                  </ul>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button asChild variant="link" className="mt-3">
        <Link to={paths.polarity}>
          {t('resume.polarity.more')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}
