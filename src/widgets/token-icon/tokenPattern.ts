/** Parameters of a token's generated icon, deterministic per address. */
export interface TokenPattern {
  /** Hue in degrees. */
  readonly groundHue: number
  readonly sunHue: number
  /** Angle of the sun, opposite the gnomon's shadow, in degrees. */
  readonly sunAngle: number
  /** Number of hour lines. */
  readonly hours: number
}

/** Four 32-bit FNV-1a hashes, well spread for similar inputs. */
function hashes(text: string): readonly [number, number, number, number] {
  const one = (seed: number) => {
    let hash = 0x811c9dc5 ^ seed
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return (hash ^ (hash >>> 15)) >>> 0
  }
  return [one(1), one(2), one(3), one(4)]
}

/** @param id an address in any case, or another name */
export function tokenPattern(id: string): TokenPattern {
  const [ground, sun, angle, hours] = hashes(id.toLowerCase())
  const groundHue = ground % 360
  return {
    groundHue,
    // Keeps a distance from the background's hue.
    sunHue: (groundHue + 90 + (sun % 180)) % 360,
    sunAngle: angle % 360,
    hours: 4 + (hours % 5),
  }
}
