import { brand } from '@/config/brand'

/** Usual size of a preview in social networks, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** What the picture of a score says. */
export interface ShareTexts {
  readonly title: string
  readonly team: string
  readonly rank: string
  readonly volumeName: string
  readonly volume: string
  readonly group: string
}

/** The picture has the night palette in both themes. */
const COLORS = { ground: '#10132B', line: '#2E3563', text: '#F4EFE2', muted: '#A9ABC8', sun: '#F2B544' } as const
const MARGIN = 80
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Figtree, system-ui, sans-serif'
/** The dial at the right edge. */
const DIAL = { x: 900, y: 430, radius: 220 } as const
const HOURS = Array.from({ length: 11 }, (_, index) => (index + 1) / 12)

/**
 * Draws the picture of a score, with a dial of the share that the account has in its team's score.
 * @param share from 0 to 1
 */
export function drawShareCard(context: CanvasRenderingContext2D, texts: ShareTexts, share: number): void {
  const { width, height } = SHARE_SIZE
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, width, height)
  drawDial(context, share)
  const column = DIAL.x - DIAL.radius - MARGIN - 40
  const line = (text: string, y: number, font: string, color: string) => {
    context.font = font
    context.fillStyle = color
    // Narrower letters where a name is long.
    context.fillText(text, MARGIN, y, column)
  }
  context.textBaseline = 'alphabetic'
  line(`${brand.product} · ${texts.title}`, 120, `600 34px ${SANS}`, COLORS.muted)
  line(texts.team, 215, `600 64px ${SERIF}`, COLORS.text)
  line(texts.rank, 285, `600 40px ${SANS}`, COLORS.sun)
  line(texts.volumeName, 400, `400 32px ${SANS}`, COLORS.muted)
  line(texts.volume, 475, `600 72px ${SERIF}`, COLORS.text)
  line(texts.group, 545, `600 34px ${SANS}`, COLORS.sun)
}

function drawDial(context: CanvasRenderingContext2D, share: number): void {
  const { x, y, radius } = DIAL
  const arc = (from: number, to: number, color: string, width: number) => {
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    context.arc(x, y, radius, Math.PI * (1 + from), Math.PI * (1 + to))
    context.stroke()
  }
  arc(0, 1, COLORS.line, 10)
  if (share > 0) arc(0, share, COLORS.sun, 10)
  context.strokeStyle = COLORS.line
  context.lineWidth = 3
  for (const hour of HOURS) {
    const angle = Math.PI * (1 + hour)
    context.beginPath()
    context.moveTo(x + (radius - 24) * Math.cos(angle), y + (radius - 24) * Math.sin(angle))
    context.lineTo(x + (radius - 40) * Math.cos(angle), y + (radius - 40) * Math.sin(angle))
    context.stroke()
  }
  context.fillStyle = COLORS.line
  context.fillRect(x - radius - 20, y + 4, 2 * radius + 40, 4)
  context.fillStyle = COLORS.text
  context.beginPath()
  context.moveTo(x - 36, y + 4)
  context.lineTo(x + 36, y + 4)
  context.lineTo(x - 36, y - 110)
  context.fill()
  const angle = Math.PI * (1 + share)
  context.fillStyle = COLORS.sun
  context.beginPath()
  context.arc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 26, 0, 2 * Math.PI)
  context.fill()
}
