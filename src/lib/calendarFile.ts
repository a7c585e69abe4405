/** A calendar event. Times in Unix seconds. */
interface Appointment {
  /** The program that writes the file. */
  readonly product: string
  /** Stable, so that importing the event again replaces it. */
  readonly uid: string
  readonly atSec: number
  readonly madeAtSec: number
  readonly summary: string
  readonly description: string
}

const MAX_LINE_BYTES = 75
const encoder = new TextEncoder()

/** RFC 5545 format: 20250131T235900Z. */
function utc(timeSec: number): string {
  return `${new Date(timeSec * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds lines at 75 bytes (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** An iCalendar file with one event and a reminder at its start. */
export function calendarFile({ product, uid, atSec, madeAtSec, summary, description }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(madeAtSec)}`,
    `DTSTART:${utc(atSec)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
