/** Why a token list cannot be loaded, as a serializable text. */
export interface ListProblem {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

export class TokenListError extends Error {
  override readonly name = 'TokenListError'
  constructor(
    message: string,
    readonly problem: ListProblem,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
