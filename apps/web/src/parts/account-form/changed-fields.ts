type Changed<Field extends PropertyKey> = { readonly [field in Field]?: boolean | undefined };

/** Whether one's own current password is asked for: before a new one, and before mail goes elsewhere. */
export function needsCurrent(changed: Changed<string>): boolean {
  return changed.password === true || changed.email === true;
}

/** Only what was changed here is sent: what somebody else changes meanwhile stays. */
export function changedFields<Values extends object, Field extends keyof Values>(
  values: Values,
  changed: Changed<Field>,
  fields: readonly Field[],
): Pick<Partial<Values>, Field> {
  const changes: Partial<Values> = {};
  for (const field of fields) if (changed[field]) changes[field] = values[field];
  return changes;
}
