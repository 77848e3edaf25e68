import type { CappedList } from '@miraco/domain/caps';

/**
 * Every expected error. `trpc` is the tRPC code, which determines the HTTP status; `key` is the i18n key; `sentence` is the message in
 * REST where the specification quotes one (spec 2, section 8).
 */
export const errorTable = {
  invalid: { trpc: 'BAD_REQUEST', key: 'errors.invalid' },
  notInBatch: { trpc: 'BAD_REQUEST', key: 'errors.notInBatch' },
  tooDeep: { trpc: 'BAD_REQUEST', key: 'errors.tooDeep' },
  unknownSign: { trpc: 'BAD_REQUEST', key: 'validation.unknownSign' },
  weakLimit: { trpc: 'BAD_REQUEST', key: 'weak.limit' },
  mediumHardIncomplete: { trpc: 'BAD_REQUEST', key: 'mediumhard.notselected' },
  virtueBlocked: { trpc: 'BAD_REQUEST', key: 'mediumhard.blocked' },
  evaluationIncomplete: {
    trpc: 'BAD_REQUEST',
    key: 'evaluation.incomplete',
    sentence: 'Todas las virtudes deben tener al menos una conducta o sentimiento o estar indicada como Ninguno',
  },
  notRated: { trpc: 'BAD_REQUEST', key: 'validation.notRated' },
  notStrong: { trpc: 'BAD_REQUEST', key: 'validation.notStrong' },
  notAPartner: { trpc: 'BAD_REQUEST', key: 'validation.notAPartner' },
  futureDay: { trpc: 'BAD_REQUEST', key: 'training.futureDay' },
  dayTooLate: { trpc: 'BAD_REQUEST', key: 'training.dayTooLate' },
  onceInLife: { trpc: 'BAD_REQUEST', key: 'essential.onceInLife' },
  guideChanged: { trpc: 'CONFLICT', key: 'guide.changed' },
  guidePictureText: { trpc: 'BAD_REQUEST', key: 'guide.pictureText' },
  guidePictureUnknown: { trpc: 'BAD_REQUEST', key: 'guide.pictureUnknown' },
  guideTaken: { trpc: 'CONFLICT', key: 'guide.taken' },
  invitationUnknown: { trpc: 'NOT_FOUND', key: 'invitation.unknown' },
  invitationUsed: { trpc: 'CONFLICT', key: 'invitation.used' },
  invitationExpired: { trpc: 'CONFLICT', key: 'invitation.expired' },
  resetFailed: { trpc: 'BAD_REQUEST', key: 'auth.resetFailed' },
  newAddressFailed: { trpc: 'BAD_REQUEST', key: 'newAddress.failed' },
  commonPassword: { trpc: 'BAD_REQUEST', key: 'validation.commonPassword' },
  passwordHasName: { trpc: 'BAD_REQUEST', key: 'validation.passwordHasName' },
  passwordTooEasy: { trpc: 'BAD_REQUEST', key: 'validation.passwordTooEasy' },
  teamPasswordTooShort: { trpc: 'BAD_REQUEST', key: 'validation.teamPasswordTooShort' },
  credentials: { trpc: 'UNAUTHORIZED', key: 'auth.credentials' },
  secondFactorNeeded: { trpc: 'UNAUTHORIZED', key: 'auth.secondFactor' },
  secondFactorWrong: { trpc: 'UNAUTHORIZED', key: 'auth.secondFactorWrong' },
  signedOut: { trpc: 'UNAUTHORIZED', key: 'errors.signedOut' },
  forbidden: { trpc: 'FORBIDDEN', key: 'errors.forbidden' },
  phaseLocked: { trpc: 'FORBIDDEN', key: 'errors.phaseLocked' },
  secondFactorRequired: { trpc: 'FORBIDDEN', key: 'errors.secondFactorRequired' },
  notFound: { trpc: 'NOT_FOUND', key: 'errors.notFound' },
  usernameTaken: { trpc: 'CONFLICT', key: 'user.usernameTaken' },
  emailTaken: { trpc: 'CONFLICT', key: 'user.emailTaken' },
  expectationTaken: { trpc: 'CONFLICT', key: 'prospect.taken' },
  initialTaken: { trpc: 'CONFLICT', key: 'initial.taken' },
  lastAdministrator: { trpc: 'CONFLICT', key: 'user.lastAdministrator' },
  secondFactorOn: { trpc: 'CONFLICT', key: 'account.secondFactorOn' },
  secondFactorMissing: { trpc: 'CONFLICT', key: 'account.secondFactorMissing' },
  wrongCode: { trpc: 'BAD_REQUEST', key: 'account.wrongCode' },
  passwordNeeded: { trpc: 'BAD_REQUEST', key: 'user.passwordNeeded' },
  wrongPassword: { trpc: 'BAD_REQUEST', key: 'account.wrongPassword' },
  ownSecondFactor: { trpc: 'CONFLICT', key: 'account.ownSecondFactor' },
  ownLock: { trpc: 'CONFLICT', key: 'user.ownLock' },
  ownAccount: { trpc: 'CONFLICT', key: 'user.ownAccount' },
  changedSince: { trpc: 'CONFLICT', key: 'errors.changedSince' },
  videoHost: { trpc: 'BAD_REQUEST', key: 'guide.videoHost' },
  limitReached: { trpc: 'CONFLICT', key: 'errors.limitReached' },
  tooLarge: { trpc: 'PAYLOAD_TOO_LARGE', key: 'errors.tooLarge' },
  notAnImage: { trpc: 'UNSUPPORTED_MEDIA_TYPE', key: 'errors.notAnImage' },
  pictureUnreadable: { trpc: 'UNSUPPORTED_MEDIA_TYPE', key: 'errors.pictureUnreadable' },
  unsupportedMedia: { trpc: 'UNSUPPORTED_MEDIA_TYPE', key: 'errors.unsupportedMedia' },
  tooManyRequests: { trpc: 'TOO_MANY_REQUESTS', key: 'errors.tooManyRequests' },
  wishedTooOften: { trpc: 'TOO_MANY_REQUESTS', key: 'myData.deletion.tooOften' },
  noMailServer: { trpc: 'CONFLICT', key: 'summary.noMailServer' },
  summaryTooOften: { trpc: 'TOO_MANY_REQUESTS', key: 'summary.tooOften' },
  startClosed: { trpc: 'CONFLICT', key: 'start.closed' },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', key: 'errors.unavailable' },
  diskFull: { trpc: 'SERVICE_UNAVAILABLE', key: 'errors.diskFull' },
  mailFailed: { trpc: 'SERVICE_UNAVAILABLE', key: 'auth.forgotFailed' },
  internal: { trpc: 'INTERNAL_SERVER_ERROR', key: 'errors.internal' },
} as const;

export type ErrorCode = keyof typeof errorTable;

interface Details {
  /** The input field at fault. */
  field?: string;
  /** The time until a retry can succeed. */
  retryAfterSeconds?: number;
  /** The full list, and its cap. */
  list?: CappedList;
  cap?: number;
}

/** An expected error, which is reported to the caller. Anything else that is thrown is answered as an internal error. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
