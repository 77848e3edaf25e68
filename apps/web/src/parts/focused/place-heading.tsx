import { useTranslation } from 'react-i18next';

interface PlaceHeadingProps {
  name: string;
  /** From 1. */
  number: number;
  total: number;
}

/** The heading of a question whose subject says what is asked, with its place: "Patience · 4 of 17". */
export function PlaceHeading({ name, number, total }: PlaceHeadingProps) {
  const { t } = useTranslation();
  return (
    <>
      {name}{' '}
      <span className="whitespace-nowrap font-normal text-[0.65em] text-muted-foreground tabular-nums">
        · {t('focused.of', { number, total })}
      </span>
    </>
  );
}
