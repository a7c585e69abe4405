/** Decimals of CRO. */
export const CRO_DECIMALS = 18
