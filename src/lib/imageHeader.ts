/** Type and size from an image's header. */
export interface ImageHeader {
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml'
  /** Pixels; undefined for SVG. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

const JPEG_MARKER = 0xff
/** Start of frame: SOF0 to SOF15 without DHT, JPG and DAC (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Characters to search for the root element, which declarations, comments and a doctype may precede. */
const SVG_HEAD = 4_096

/** Detects the type and size of an image from its bytes, ignoring any declared type; undefined for other formats. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
  try {
    if (ascii(1, 3) === 'PNG' && ascii(12, 4) === 'IHDR')
      return { type: 'image/png', size: { width: view.getUint32(16), height: view.getUint32(20) } }
    if (/^GIF8[79]a$/.test(ascii(0, 6)))
      return { type: 'image/gif', size: { width: view.getUint16(6, true), height: view.getUint16(8, true) } }
    if (ascii(0, 4) === 'RIFF' && ascii(8, 4) === 'WEBP') return webp(view, ascii(12, 4))
    if (view.getUint16(0) === 0xffd8) return jpeg(view)
  } catch {
    // Truncated header.
    return undefined
  }
  return isSvg(bytes) ? { type: 'image/svg+xml', size: undefined } : undefined
}

/** RFC 9649. */
function webp(view: DataView, chunk: string): ImageHeader | undefined {
  const image = (width: number, height: number): ImageHeader => ({ type: 'image/webp', size: { width, height } })
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return image(uint24(24) + 1, uint24(27) + 1)
  if (chunk === 'VP8 ') return image(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return image((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
}

function jpeg(view: DataView): ImageHeader | undefined {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== JPEG_MARKER) return undefined
    const marker = view.getUint8(at + 1)
    if (isFrame(marker))
      return { type: 'image/jpeg', size: { height: view.getUint16(at + 5), width: view.getUint16(at + 7) } }
    // Fill bytes have no length; every other segment does.
    at += marker === JPEG_MARKER ? 1 : 2 + view.getUint16(at + 2)
  }
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD)).trimStart()
  return /^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/i.test(head)
}
