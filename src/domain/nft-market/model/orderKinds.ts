/** Kinds of orders, as the market's index names them. */
export const ORDER_KINDS = { New: 'listed', Modify: 'modified', Cancel: 'delisted' } as const
