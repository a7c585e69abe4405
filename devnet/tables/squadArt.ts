import { createHash } from 'node:crypto'

/** One look of a part of the picture. */
interface Look {
  readonly value: string
  /** Share among the looks of its trait. */
  readonly weight: number
  /** SVG in a square of 320. */
  readonly svg: string
}

interface Trait {
  readonly name: string
  readonly looks: readonly Look[]
}

const DAY_SEC = 86_400
const HOUR_SEC = 3_600
const SIZE = 320

const look = (value: string, weight: number, svg: string): Look => ({ value, weight, svg })
const sky = (value: string, weight: number, air: string, ground: string, more = '') =>
  look(value, weight, `<path fill="${air}" d="M0 0h320v320H0z"/>${more}<path fill="${ground}" d="M0 262h320v58H0z"/>`)
const STARS =
  '<path fill="#fff" d="M40 40h4v4h-4zM92 84h3v3h-3zM250 52h4v4h-4zM284 116h3v3h-3zM64 150h3v3h-3zM204 30h3v3h-3z"/>'

const SKY: Trait = {
  name: 'Sky',
  looks: [
    sky('Dawn', 18, '#f6c7a8', '#c98263'),
    sky('Morning', 22, '#bfe3f2', '#86b995'),
    sky('Noon', 22, '#7fc8f0', '#d9c38a'),
    sky(
      'Rain',
      12,
      '#9aa9b5',
      '#5d7466',
      '<path stroke="#dde6ec" stroke-width="2" d="M60 40l-9 26m80-40-9 26m96-8-9 26m70-30-9 26"/>',
    ),
    sky('Dusk', 14, '#5b4a8a', '#3a2f5f'),
    sky('Night', 8, '#141a3a', '#0d1026', STARS),
    sky(
      'Aurora',
      3,
      '#10233f',
      '#0b1626',
      `${STARS}<path fill="#5fd8a6" fill-opacity=".5" d="M0 70q80-50 160 0t160 0v50q-80 50-160 0t-160 0z"/>`,
    ),
    sky(
      'Eclipse',
      1,
      '#2b2b33',
      '#111114',
      '<path fill="#e8e2d0" d="M252 28l24 24-24 24-24-24z"/><path fill="#111114" d="M256 34l18 18-18 18-18-18z"/>',
    ),
  ],
}

/** The colour of what is drawn with `currentColor`. */
const STONE: Trait = {
  name: 'Stone',
  looks: [
    look('Sandstone', 26, '#d9b98a'),
    look('Marble', 20, '#ece7df'),
    look('Slate', 20, '#6f7f8c'),
    look('Terracotta', 16, '#c4704c'),
    look('Bronze', 10, '#a3783f'),
    look('Jade', 6, '#4fa37f'),
    look('Gold', 2, '#f2c530'),
  ],
}

const plate = (value: string, weight: number, path: string) =>
  look(
    value,
    weight,
    `<path fill="currentColor" stroke="#20242b" stroke-width="5" stroke-linejoin="round" d="${path}"/>`,
  )

const SHAPE: Trait = {
  name: 'Shape',
  looks: [
    plate('Arch', 28, 'M82 280V176a78 78 0 0 1 156 0v104z'),
    plate('Octagon', 24, 'M126 100h68l48 48v76l-48 48h-68l-48-48v-76z'),
    plate('Shield', 22, 'M80 104h160v92q0 62-80 90-80-28-80-90z'),
    plate('Hexagon', 16, 'M160 94l82 46v94l-82 46-82-46v-94z'),
    plate(
      'Blossom',
      10,
      'M160 92q30-6 40 22 34-4 36 28 26 18 6 44 16 30-14 44-4 34-38 30-14 28-44 14-30 14-44-14-34 4-38-30-30-14-14-44-20-26 6-44 2-32 36-28 10-28 68-22z',
    ),
  ],
}

const GNOMON: Trait = {
  name: 'Gnomon',
  looks: [
    look('Fin', 30, '<path fill="#20242b" d="M160 40l34 62h-68z"/>'),
    look('Needle', 22, '<path fill="#20242b" d="M160 28l7 76h-14z"/>'),
    look('Obelisk', 18, '<path fill="#8a6f52" stroke="#20242b" stroke-width="4" d="M148 102l4-58 8-12 8 12 4 58z"/>'),
    look(
      'Feather',
      14,
      '<path fill="#d8566a" stroke="#20242b" stroke-width="4" d="M158 104q-26-44 12-76 24 40-6 76z"/>',
    ),
    look('Leaf', 10, '<path fill="#5fae57" stroke="#20242b" stroke-width="4" d="M160 104q-40-20-20-66 44 16 20 66z"/>'),
    look(
      'Crown',
      4,
      '<path fill="#f2c530" stroke="#20242b" stroke-width="4" d="M118 100l-6-50 26 22 22-34 22 34 26-22-6 50z"/>',
    ),
    look(
      'Lightning',
      2,
      '<path fill="#ffe14d" stroke="#20242b" stroke-width="4" d="M168 24l-34 46h22l-8 34 38-50h-24z"/>',
    ),
  ],
}

const EYES: Trait = {
  name: 'Eyes',
  looks: [
    look('Open', 30, '<path fill="#20242b" d="M122 162h16v22h-16zm60 0h16v22h-16z"/>'),
    look(
      'Sleepy',
      22,
      '<path fill="none" stroke="#20242b" stroke-width="6" stroke-linecap="round" d="M118 174q12 12 24 0m36 0q12 12 24 0"/>',
    ),
    look(
      'Happy',
      20,
      '<path fill="none" stroke="#20242b" stroke-width="6" stroke-linecap="round" d="M118 180q12-18 24 0m36 0q12-18 24 0"/>',
    ),
    look(
      'Wink',
      14,
      '<path fill="#20242b" d="M122 162h16v22h-16z"/><path stroke="#20242b" stroke-width="6" stroke-linecap="round" d="M178 176h24"/>',
    ),
    look('Stern', 9, '<path fill="#20242b" d="M114 158l30 10v14h-22zm92 0l-30 10v14h22z"/>'),
    look(
      'Starry',
      4,
      '<path fill="#ffe14d" stroke="#20242b" stroke-width="3" d="M130 156l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zm60 0l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z"/>',
    ),
    look(
      'Cyclops',
      1,
      '<path fill="#fff" stroke="#20242b" stroke-width="5" d="M128 172q32-36 64 0-32 36-64 0z"/><path fill="#20242b" d="M152 160h16v24h-16z"/>',
    ),
  ],
}

const MOUTH: Trait = {
  name: 'Mouth',
  looks: [
    look(
      'Smile',
      34,
      '<path fill="none" stroke="#20242b" stroke-width="6" stroke-linecap="round" d="M136 212q24 22 48 0"/>',
    ),
    look('Flat', 24, '<path stroke="#20242b" stroke-width="6" stroke-linecap="round" d="M140 220h40"/>'),
    look(
      'Grin',
      20,
      '<path fill="#fff" stroke="#20242b" stroke-width="5" stroke-linejoin="round" d="M132 210h56q-6 26-28 26t-28-26z"/>',
    ),
    look('Surprised', 14, '<path fill="#20242b" d="M152 208h16l6 14-6 14h-16l-6-14z"/>'),
    look(
      'Moustache',
      8,
      '<path fill="#4a3524" d="M160 214q-10-12-24-4-12 8-20 0 6 22 26 18 12-2 18-10 6 8 18 10 20 4 26-18-8 8-20 0-14-8-24 4z"/>',
    ),
  ],
}

const EXTRA: Trait = {
  name: 'Extra',
  looks: [
    look('None', 40, ''),
    look(
      'Ivy',
      18,
      '<path fill="none" stroke="#3f8a4a" stroke-width="6" d="M86 284q-4-40 18-62t6-54"/><path fill="#5fae57" d="M86 250l-16-8 8 18zm22-30l18-2-12 14zm4-36l-18-6 8 16z"/>',
    ),
    look(
      'Scarf',
      14,
      '<path fill="#c43d4b" stroke="#20242b" stroke-width="4" d="M92 244h136v20H198l6 34h-24l-6-34H92z"/>',
    ),
    look(
      'Bow tie',
      12,
      '<path fill="#3558a8" stroke="#20242b" stroke-width="4" stroke-linejoin="round" d="M160 256l-30-16v32zl30-16v32z"/>',
    ),
    look('Monocle', 8, '<path fill="none" stroke="#b98a2c" stroke-width="5" d="M174 158h32v32h-32zm32 32l10 50"/>'),
    look(
      'Bird',
      6,
      '<path fill="#3f7fbf" stroke="#20242b" stroke-width="4" stroke-linejoin="round" d="M222 112q6-26 30-20l16 8-14 4q-2 22-32 26z"/>',
    ),
    look(
      'Clock',
      2,
      '<path fill="#fff" stroke="#20242b" stroke-width="4" d="M214 232h48v48h-48z"/><path fill="none" stroke="#20242b" stroke-width="4" d="M238 240v18l12 8"/>',
    ),
  ],
}

const TRAITS = [SKY, STONE, SHAPE, GNOMON, EYES, MOUTH, EXTRA] as const

interface Attribute {
  readonly trait_type: string
  readonly value: string | number
}

/** The metadata of an NFT, as its token URI has it. */
export interface SquadMetadata {
  readonly name: string
  readonly description: string
  /** Data URI of SVG. */
  readonly image: string
  readonly attributes: readonly Attribute[]
}

/**
 * Draws an NFT. The same edition and id always give the same picture.
 * @param edition key and name of the collection
 */
export function squadMetadata(
  edition: { readonly key: string; readonly name: string },
  tokenId: number,
): SquadMetadata {
  const bytes = createHash('sha256').update(`${edition.key}/${tokenId}`).digest()
  const [air, stone, ...rest] = TRAITS.map((trait, index) => pick(trait, bytes.readUInt32BE(index * 4)))
  const second = bytes.readUInt32BE(TRAITS.length * 4) % DAY_SEC
  const looks = [air, stone, ...rest].flatMap((chosen) => (chosen === undefined ? [] : [chosen]))
  const body = rest.map((chosen) => chosen.svg).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${air?.svg ?? ''}${sun(second)}<g color="${stone?.svg ?? ''}">${body}</g></svg>`
  return {
    name: `${edition.name} #${tokenId}`,
    description: 'A sundial with a face. Its sun stands where its hour says.',
    image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    attributes: [
      ...looks.map(({ value }, index) => ({ trait_type: TRAITS[index]?.name ?? '', value })),
      { trait_type: 'Hour', value: Math.floor(second / HOUR_SEC) },
    ],
  }
}

/** Chooses a look by a number below 2^32. */
function pick({ looks }: Trait, number: number): Look {
  const total = looks.reduce((sum, { weight }) => sum + weight, 0)
  let left = (number / 2 ** 32) * total
  for (const candidate of looks) {
    left -= candidate.weight
    if (left < 0) return candidate
  }
  throw new Error('A trait without looks')
}

/** An eight-pointed star on its way from the left at midnight over the top at noon. */
function sun(second: number): string {
  const angle = (second / DAY_SEC) * 2 * Math.PI
  const x = (160 - 126 * Math.sin(angle)).toFixed(2)
  const y = (160 + 116 * Math.cos(angle)).toFixed(2)
  return `<path fill="#ffd35c" transform="translate(${x} ${y})" d="M0-30l8 11 13-2-2 13 11 8-11 8 2 13-13-2-8 11-8-11-13 2 2-13-11-8 11-8-2-13 13 2z"/>`
}
