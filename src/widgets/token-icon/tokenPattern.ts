/** How the placeholder of a token is drawn; the same address always gives the same drawing. */
export interface TokenPattern {
  /** Degrees of the colour circle. */
  readonly groundHue: number
  readonly sunHue: number
  /** Where the sun stands and so where the gnomon's shadow falls, in degrees. */
  readonly sunAngle: number
  /** Hour lines of the dial. */
  readonly hours: number
}

/** Four numbers from a text, each of 32 bits, well spread however alike two texts are (FNV-1a). */
function hashes(text: string): readonly [number, number, number, number] {
  const one = (seed: number) => {
    let hash = 0x811c9dc5 ^ seed
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return (hash ^ (hash >>> 15)) >>> 0
  }
  return [one(1), one(2), one(3), one(4)]
}

/** @param id an address in any letter case, or another name */
export function tokenPattern(id: string): TokenPattern {
  const [ground, sun, angle, hours] = hashes(id.toLowerCase())
  const groundHue = ground % 360
  return {
    groundHue,
    // Never close to the ground's own hue.
    sunHue: (groundHue + 90 + (sun % 180)) % 360,
    sunAngle: angle % 360,
    hours: 4 + (hours % 5),
  }
}
