/** A copy of a database that is not made, or is not the same. The message is for the operator. */
export class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
}
