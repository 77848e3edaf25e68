import manifest from '../../../package.json' with { type: 'json' };

/** The version of the product (semver.org). CHANGELOG.md says what each one asks of an operator. */
export const { version } = manifest;
