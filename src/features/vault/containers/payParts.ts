// One chunk for all that a deposit with another token needs.
export { PaySelect } from './PaySelect'
export { ZapDepositSection } from './ZapDepositSection'
export { ZappedSection } from './ZappedSection'
