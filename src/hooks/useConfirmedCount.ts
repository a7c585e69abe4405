import { useTransactions } from './useTransactions'

/** Changes when a transaction of the account is confirmed: a `version` of what services say of it. */
export function useConfirmedCount(): number {
  return useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
}
