/** A vote's choice, for everyone to read: the numbers of its choices, most weight first; empty if it is not valid. */
export function chosenNumbers(choice: unknown): readonly number[] {
  if (typeof choice === 'number') return [choice]
  if (Array.isArray(choice)) return (choice as readonly unknown[]).filter((each) => typeof each === 'number')
  if (typeof choice !== 'object' || choice === null) return []
  return Object.entries(choice as Readonly<Record<string, unknown>>)
    .flatMap(([number, weight]) =>
      typeof weight === 'number' && weight > 0 ? [[Number(number), weight] as const] : [],
    )
    .sort(([, a], [, b]) => b - a)
    .map(([number]) => number)
}

/**
 * The texts of a vote's choice, most weight first; undefined where they don't say what was chosen: the choice is not valid
 * or still encrypted, has no text, or another one has the same.
 * @param choices of the proposal
 */
export function chosenTexts(choice: unknown, choices: readonly string[]): readonly string[] | undefined {
  const texts = chosenNumbers(choice).map((number) => choices[number - 1] ?? '')
  const isClear = (text: string) => text !== '' && choices.filter((each) => each === text).length === 1
  return texts.length > 0 && texts.every(isClear) ? texts : undefined
}
