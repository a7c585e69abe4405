export { handlePairCreated } from './factory'
export { handleBurn, handleMint, handleSwap, handleSync, handleTransfer } from './pair'
