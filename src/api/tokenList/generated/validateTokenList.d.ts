/** Validates a token list against the schema; problems are in `errors`. */
declare const validateTokenList: {
  (value: unknown): boolean
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null
}
export default validateTokenList
