/** Logs a recovered problem to the console. Must not contain user secrets. */
export function logProblem(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message)
  else console.error(message, cause)
}
