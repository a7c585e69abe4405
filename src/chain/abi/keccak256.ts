/**
 * Keccak-256 as Ethereum uses it, for the checksum of an address and for CREATE2. Of our own, as the usual one costs
 * the pages that need no more than this 4 KB; the tests hold it against that one. Not for secrets: it takes no care
 * of time.
 */

/** Bytes that one permutation takes in: 1600 bits without twice the 256 of the hash. */
const RATE = 136
const ROUNDS = 24
/** The state is 5 x 5 words of 64 bits, each as two halves: the low one at an even place, the high one after it. */
const HALVES = 50

/** Where each word goes, and by how many bits it is turned, in the order of the walk. */
const steps = walk()
const roundConstants = constants()

function walk(): readonly { readonly to: number; readonly bits: number }[] {
  const found: { to: number; bits: number }[] = []
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step += 1) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    found.push({ to: 2 * (5 * y + x), bits: (((step + 1) * (step + 2)) / 2) % 64 })
  }
  return found
}

/** The bits of a shift register, at the places 0, 1, 3, 7, 15, 31 and 63 of each constant. */
function constants(): Int32Array {
  const halves = new Int32Array(2 * ROUNDS)
  let register = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let bit = 0; bit < 7; bit += 1) {
      const place = 2 ** bit - 1
      if ((register & 1) === 1) {
        const half = 2 * round + (place < 32 ? 0 : 1)
        halves[half] = at(halves, half) ^ (1 << (place % 32))
      }
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
  }
  return halves
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0
}

/** One half of a word turned to the left. @param own, other the half itself and the other one of the word */
function turned(own: number, other: number, bits: number): number {
  if (bits === 0) return own
  return bits < 32 ? (own << bits) | (other >>> (32 - bits)) : turned(other, own, bits - 32)
}

function permute(state: Int32Array): void {
  const columns = new Int32Array(10)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = 0; i < 10; i += 1)
      columns[i] = at(state, i) ^ at(state, i + 10) ^ at(state, i + 20) ^ at(state, i + 30) ^ at(state, i + 40)
    for (let x = 0; x < 10; x += 2) {
      const [left, right] = [(x + 8) % 10, (x + 2) % 10]
      const low = at(columns, left) ^ turned(at(columns, right), at(columns, right + 1), 1)
      const high = at(columns, left + 1) ^ turned(at(columns, right + 1), at(columns, right), 1)
      for (let y = 0; y < HALVES; y += 10) {
        state[x + y] = at(state, x + y) ^ low
        state[x + y + 1] = at(state, x + y + 1) ^ high
      }
    }
    let [low, high] = [at(state, 2), at(state, 3)]
    for (const { to, bits } of steps) {
      const [nextLow, nextHigh] = [at(state, to), at(state, to + 1)]
      state[to] = turned(low, high, bits)
      state[to + 1] = turned(high, low, bits)
      ;[low, high] = [nextLow, nextHigh]
    }
    for (let y = 0; y < HALVES; y += 10) {
      const row = state.slice(y, y + 10)
      for (let i = 0; i < 10; i += 1) state[y + i] = at(row, i) ^ (~at(row, (i + 2) % 10) & at(row, (i + 4) % 10))
    }
    state[0] = at(state, 0) ^ at(roundConstants, 2 * round)
    state[1] = at(state, 1) ^ at(roundConstants, 2 * round + 1)
  }
}

/** The hash of some bytes, as 64 lower-case hex digits. */
export function keccak256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.floor(bytes.length / RATE + 1) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 1
  const end = padded.length - 1
  padded[end] = (padded[end] ?? 0) | 0x80
  const view = new DataView(padded.buffer)
  const state = new Int32Array(HALVES)
  for (let block = 0; block < padded.length; block += RATE) {
    for (let half = 0; half < RATE / 4; half += 1) state[half] = at(state, half) ^ view.getInt32(block + 4 * half, true)
    permute(state)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (let half = 0; half < 8; half += 1) hash.setInt32(4 * half, at(state, half), true)
  return Array.from(new Uint8Array(hash.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
