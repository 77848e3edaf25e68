import { AppError } from '@miraco/contract/app-error';
import type { RecordId } from '@miraco/contract/fields';
import { type GuideTexts, picturesIn } from '@miraco/domain/guides';
import { languages } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import { and, count, eq, exists, inArray, isNotNull, lt, max, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Connection, type Reader, type Transaction, write } from './engine.ts';
import { assertRoom } from './room.ts';
import { guidePictureUses } from './schema/guide-picture-uses.ts';
import { guidePictures } from './schema/guide-pictures.ts';
import { guideVersions } from './schema/guide-versions.ts';
import { many, one, run, type Work } from './work.ts';

function* known(tx: Transaction, names: string[]): Work<Set<string>> {
  const rows = yield* many(
    tx.select({ name: guidePictures.name }).from(guidePictures).where(inArray(guidePictures.name, names)),
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Stores which pictures a version shows.
 * @throws AppError guidePictureUnknown naming the text with a picture that is not stored
 */
export function* usePictures(tx: Transaction, version: RecordId, texts: GuideTexts): Work<void> {
  const places = languages.flatMap((language) =>
    texts[language].map((html, place) => ({ field: `texts.${language}.${place}`, names: picturesIn(html) })),
  );
  const used = [...new Set(places.flatMap(({ names }) => names))];
  if (used.length === 0) return;
  const stored = yield* known(tx, used);
  for (const { field, names } of places) {
    if (names.some((name) => !stored.has(name))) throw new AppError('guidePictureUnknown', { field });
  }
  yield* run(tx.insert(guidePictureUses).values(used.map((picture) => ({ version, picture }))));
}

const useOf = (reader: Reader) =>
  reader
    .select({ version: guidePictureUses.version })
    .from(guidePictureUses)
    .where(eq(guidePictureUses.picture, guidePictures.name));

const newer = alias(guideVersions, 'newer');

/** The version of the same guide that clients read. */
const latestPublishedId = (reader: Reader) =>
  reader
    .select({ id: max(newer.id) })
    .from(newer)
    .where(and(eq(newer.virtue, guideVersions.virtue), isNotNull(newer.publishedAt)));

/** The pictures of guides: the practice's, not those of who uploaded them. */
export function guidePicturesRepository(db: Connection) {
  return {
    /** @throws AppError limitReached */
    add: (picture: { name: string; virtue: Virtue; uploadedAt: number }) =>
      write(db, 'everybody', function* (tx) {
        const ofGuide = eq(guidePictures.virtue, picture.virtue);
        const found = yield* one(tx.select({ pictures: count() }).from(guidePictures).where(ofGuide));
        assertRoom('guidePictures', found?.pictures ?? 0);
        yield* run(tx.insert(guidePictures).values(picture));
      }),

    /** Whether a picture is stored, and for others than the team, whether a guide shows it as it is now. */
    mayRead: async (name: string, isTeam: boolean): Promise<boolean> => {
      const published = db
        .select({ version: guidePictureUses.version })
        .from(guidePictureUses)
        .innerJoin(guideVersions, eq(guideVersions.id, guidePictureUses.version))
        .where(and(eq(guidePictureUses.picture, name), eq(guideVersions.id, latestPublishedId(db))));
      const found = await db
        .select({ name: guidePictures.name })
        .from(guidePictures)
        .where(and(eq(guidePictures.name, name), isTeam ? undefined : exists(published)))
        .get();
      return found !== undefined;
    },

    /** Deletes pictures uploaded before `moment` that no version and no draft shows. Returns their names. */
    deleteUnused: (moment: number) =>
      write(db, 'everybody', function* (tx) {
        const deleted = yield* many(
          tx
            .delete(guidePictures)
            .where(and(lt(guidePictures.uploadedAt, moment), notExists(useOf(tx))))
            .returning({ name: guidePictures.name }),
        );
        return deleted.map(({ name }) => name);
      }),
  };
}
