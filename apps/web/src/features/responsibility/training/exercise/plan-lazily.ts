import { optionalPart } from '#shared/loading/optional-part.tsx';

export const PlanForm = optionalPart(async () => (await import('./plan-form.tsx')).PlanForm, 'guides');

export const PlanFields = optionalPart(async () => (await import('./plan-fields.tsx')).PlanFields, 'guides');
