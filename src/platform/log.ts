/** Tells whoever has the browser's console open about a problem that the app lived with. Never holds a user's secrets. */
export function logProblem(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message)
  else console.error(message, cause)
}
