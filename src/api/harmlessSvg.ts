/** Copies of copies multiply: this many can't make a drawing thousands of times as large as its file. */
const MAX_COPIES = 24
/** Drawings within drawings, such as patterns, which multiply in the same way. */
const MAX_NESTED = 60

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Whether drawing an SVG in an `img`, where its scripts and links do nothing, is cheap: a file of a few lines can take a
 * browser hours by entities or copies that contain each other.
 */
export function isHarmlessSvg(text: string): boolean {
  return (
    !/<!ENTITY/i.test(text) &&
    count(text, /<(?:\w+:)?use[\s/>]/gi) <= MAX_COPIES &&
    count(text, /<(?:\w+:)?(?:pattern|mask|feImage|feTurbulence)[\s/>]/gi) <= MAX_NESTED
  )
}
