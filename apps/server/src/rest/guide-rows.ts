import { recordId } from '@miraco/contract/fields';
import { commentText, guideInput } from '@miraco/contract/guides';
import type { GuideTexts } from '@miraco/domain/guides';
import { z } from 'zod';
import { id, moment, record, renamed, virtueName } from './codecs.ts';
import { guidePayload, numbered, numberedFields, unnumbered } from './guide-texts.ts';
import { isMap } from './is-map.ts';
import type { Payload } from './payload.ts';
import { type RestRow, rest } from './row.ts';

const comment = renamed(
  { _id: id, user: record({ username: z.string() }), date: moment, comment: z.string(), aproved: z.boolean() },
  { _id: 'id', aproved: 'approved' },
);

const guideFields = { _id: id, virtue: virtueName, url: z.string(), ...numberedFields, date: moment };

interface Guide {
  id: string;
  virtue: z.infer<typeof virtueName>;
  url: string;
  texts: GuideTexts;
  date: number;
}

const writeGuide = ({ id: _id, texts, ...others }: Guide) => ({ _id, ...others, ...numbered(texts) });

const readGuide = ({ _id, virtue, url, date, ...texts }: z.output<z.ZodObject<typeof guideFields>>): Guide => ({
  ...{ id: _id, virtue, url, date },
  texts: unnumbered(texts),
});

const guide = z.codec(z.strictObject(guideFields), z.custom<Guide>(), { decode: readGuide, encode: writeGuide });

/** A comment as it is documented: without the answer of the team. */
const documented = ({ id, user, date, comment: text, approved }: z.output<typeof comment>) => ({
  ...{ id, user, date, comment: text, approved },
});

interface GuideWithComments extends Guide {
  comments: z.output<typeof comment>[];
}

const guideWithComments = z.codec(
  z.strictObject({ ...guideFields, comments: z.array(comment) }),
  z.custom<GuideWithComments>(),
  {
    decode: ({ comments, ...fields }) => ({ ...readGuide(fields), comments }),
    encode: ({ comments, ...fields }) => ({ ...writeGuide(fields), comments: comments.map(documented) }),
  },
);

/** A comment, named by its id or by an object with its id. */
const commentPayload = (fields: z.ZodRawShape): Payload<{ comment: unknown }> => ({
  schema: z.object({ comment: z.union([recordId, z.object({ _id: recordId, ...fields })]) }),
  decode: (body) => {
    const { comment: named } = body;
    return isMap(named) && '_id' in named ? { ...body, comment: { ...named, id: named._id } } : body;
  },
  field: (path) => (path === 'comment.id' ? 'comment._id' : path),
});

/** Guides and their comments. Spec 2, section 7. */
export const guideRows: readonly RestRow[] = [
  rest.post('/client/responsibility/guide/register', 'responsibility.guides.register', {
    summary: 'Add the guide of a virtue, as one of the team',
    message: 'guide.updated',
    refuses: ['guideTaken'],
    payload: guidePayload({ virtue: guideInput.shape.virtue }),
  }),
  rest.get('/client/responsibility/guide/getbyvirtue/:virtue', 'responsibility.guides.getByVirtue', {
    summary: 'The guide of a virtue with its approved comments and those of the caller; the team gets all of them',
    key: 'guide',
    answer: guideWithComments.nullable(),
  }),
  rest.get('/client/responsibility/guide/getall/', 'responsibility.guides.getAll', {
    summary: 'Every guide, without comments',
    key: 'guides',
    answer: z.array(guide),
  }),
  rest.put('/client/responsibility/guide/edit/:id', 'responsibility.guides.edit', {
    summary: 'Change a guide, as one of the team',
    key: 'guide',
    refuses: ['notFound'],
    payload: guidePayload({}),
    answer: guideWithComments,
  }),
  rest.put('/client/responsibility/guide/editcomments/:guide', 'responsibility.guides.editComments', {
    summary: 'Remove a comment by its id, or replace the text of a comment, as one of the team',
    key: 'guide',
    refuses: ['notFound'],
    payload: commentPayload({ comment: commentText }),
    answer: guideWithComments,
  }),
  rest.put('/client/responsibility/guide/aprovecomment/:guide', 'responsibility.guides.approveComment', {
    summary: 'Approve a comment, as one of the team',
    key: 'guide',
    refuses: ['notFound'],
    payload: commentPayload({}),
    answer: guideWithComments,
  }),
  rest.put('/client/responsibility/guide/addreview/:guide', 'responsibility.guides.addReview', {
    summary: 'Send a comment, which waits for approval',
    key: 'guide',
    adds: ['pendingComments', 'pendingCommentsInAll'],
    answer: guideWithComments,
  }),
];
