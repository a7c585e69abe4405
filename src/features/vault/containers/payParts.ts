import { PaySelect } from './PaySelect'
import { ZapDepositSection } from './ZapDepositSection'
import { ZappedSection } from './ZappedSection'

/** All that a deposit with another token needs, in one chunk. */
export const payParts = { PaySelect, ZapDepositSection, ZappedSection }
