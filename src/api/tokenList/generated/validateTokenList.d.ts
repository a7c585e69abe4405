/** Whether a value fits the schema of token lists; what does not stands in `errors`. */
declare const validateTokenList: {
  (value: unknown): boolean
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null
}
export default validateTokenList
