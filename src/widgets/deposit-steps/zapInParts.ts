import { PaySelect } from './PaySelect'
import { ZapInSection } from './ZapInSection'

/** All that a deposit with another token needs, in one chunk. */
export const zapInParts = { PaySelect, ZapInSection }
