type Changed<Field extends PropertyKey> = { readonly [field in Field]?: boolean | undefined };

/** Whether users who change their own account have to type their current password: before a new one, and before mail goes elsewhere. */
export function needsCurrent(changed: Changed<string>): boolean {
  return changed.password === true || changed.email === true;
}

/**
 * The fields that were changed in this form, and the current password where it is required and was typed. Other fields are not
 * sent: what somebody else changes meanwhile stays.
 */
export function changedFields<Values extends { current?: string | undefined }, Field extends keyof Values>(
  values: Values,
  changed: Changed<Field>,
  fields: readonly Field[],
): Pick<Partial<Values>, Field | 'current'> {
  const changes: Partial<Values> = {};
  for (const field of fields) if (changed[field]) changes[field] = values[field];
  if (needsCurrent(changed) && values.current) changes.current = values.current;
  return changes;
}
