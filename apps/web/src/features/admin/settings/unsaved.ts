import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type Report = (part: string, unsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);
export const UnsavedParts = UnsavedContext.Provider;

/** Reports to the page whether a part has unsaved changes: the page asks once, however many parts have some. */
export function useReportUnsaved(part: string, unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(part, unsaved);
    return () => report(part, false);
  }, [report, part, unsaved]);
}

/** Whether any part has unsaved changes, and how a part reports. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<readonly string[]>([]);
  const report = useCallback<Report>((part, unsaved) => {
    setParts((known) => {
      if (known.includes(part) === unsaved) return known;
      return unsaved ? [...known, part] : known.filter((other) => other !== part);
    });
  }, []);
  return { unsaved: parts.length > 0, report };
}
