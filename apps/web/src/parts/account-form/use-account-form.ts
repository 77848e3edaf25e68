import type { DefaultValues, FieldValues, UseFormProps } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';

/** The form of an account that exists. */
export function useAccountForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  stored: Input & DefaultValues<Input>,
  options?: Pick<UseFormProps, 'shouldFocusError'>,
) {
  return useSchemaForm(schema, {
    ...options,
    defaultValues: stored,
    // Changes that somebody else saves meanwhile are shown, except in fields that were edited here.
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
}
