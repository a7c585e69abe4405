declare module 'qrcode/lib/core/qrcode' {
  interface QrModules {
    readonly size: number
    get(row: number, column: number): number | boolean
  }
  /** Encodes a text. @throws if it exceeds the capacity of a QR code */
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { readonly modules: QrModules }
}
