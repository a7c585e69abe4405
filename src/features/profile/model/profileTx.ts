import { bunniesContract } from '@/chain/contracts/bunnies'
import { bunnyFactoryContract } from '@/chain/contracts/bunnyFactory'
import { profileContract } from '@/chain/contracts/profile'
import type { TxRequest } from '@/chain/tx/txRequest'
import { collectible } from '@/domain/profile/collectible'
import type { Profiles } from '@/domain/profile/profiles'
import type { Picture } from '@/domain/profile/reads'
import { currencyAmount } from '@/domain/token/currency'

const GAS = { margin: 1.2 } as const

/** Contracts that a change of a profile concerns. */
const touched = ({ address, bunnies, token }: Profiles) => [address, bunnies, token.address]

/** Buys a starter collectible. */
export function mintStarterTx(profiles: Profiles, kind: number, name: string, priceWei: bigint): TxRequest {
  const { bunnyFactory, bunnies, token } = profiles
  const values = { name }
  return {
    ...bunnyFactoryContract(bunnyFactory).mintNFT(BigInt(kind)),
    gas: GAS,
    summary: { key: 'profile.tx.starter', values },
    success: { key: 'profile.tx.starter.success', values },
    failure: { key: 'profile.tx.claim.failure' },
    touches: [bunnyFactory, bunnies, token.address],
    preview: {
      sends: [currencyAmount(token, priceWei)],
      receives: [{ ...collectible(bunnies), isGuaranteed: true }],
    },
  }
}

/** Lets the profile contract take one collectible. */
export function approvePictureTx({ address }: Profiles, { collection, tokenId }: Picture): TxRequest {
  const values = { id: tokenId.toString(), asset: `NFT #${tokenId}` }
  return {
    ...bunniesContract(collection).approve(address, tokenId),
    gas: GAS,
    summary: { key: 'profile.tx.approve', values },
    success: { key: 'profile.tx.approve.success', values },
    failure: { key: 'tx.approve.failure' },
    touches: [collection],
    approval: { tokenAddress: collection, spender: address, tokenId: tokenId.toString() },
  }
}

/** Creates a profile for good: neither the team nor the name can be changed later. */
export function createProfileTx(
  profiles: Profiles,
  { teamId, team, picture, costWei }: { teamId: number; team: string; picture: Picture; costWei: bigint },
): TxRequest {
  return {
    ...profileContract(profiles.address).createProfile(BigInt(teamId), picture.collection, picture.tokenId),
    gas: GAS,
    summary: { key: 'profile.tx.create' },
    success: { key: 'profile.tx.create.success', values: { team } },
    failure: { key: 'profile.tx.create.failure' },
    touches: touched(profiles),
    preview: {
      sends: [currencyAmount(profiles.token, costWei), collectible(picture.collection, picture.tokenId)],
      receives: [],
      warning: { key: 'profile.tx.create.warning' },
    },
  }
}

/** Replaces the picture; the one before comes back. */
export function updatePictureTx(
  profiles: Profiles,
  { former, picture, costWei }: { former: Picture; picture: Picture; costWei: bigint },
): TxRequest {
  return {
    ...profileContract(profiles.address).updateProfile(picture.collection, picture.tokenId),
    gas: GAS,
    summary: { key: 'profile.tx.update' },
    success: { key: 'profile.tx.update.success' },
    failure: { key: 'profile.tx.update.failure' },
    touches: touched(profiles),
    preview: {
      sends: [currencyAmount(profiles.token, costWei), collectible(picture.collection, picture.tokenId)],
      receives: [{ ...collectible(former.collection, former.tokenId), isGuaranteed: true }],
    },
  }
}

/** Gives the picture back and makes the profile inactive. */
export function pauseProfileTx(profiles: Profiles, picture: Picture): TxRequest {
  return {
    ...profileContract(profiles.address).pauseProfile(),
    gas: GAS,
    summary: { key: 'profile.tx.pause' },
    success: { key: 'profile.tx.pause.success' },
    failure: { key: 'profile.tx.pause.failure' },
    touches: touched(profiles),
    preview: {
      sends: [],
      receives: [{ ...collectible(picture.collection, picture.tokenId), isGuaranteed: true }],
      warning: { key: 'profile.pause.warning' },
    },
  }
}

/** Makes a paused profile active again, with a picture. */
export function reactivateProfileTx(
  profiles: Profiles,
  { picture, costWei }: { picture: Picture; costWei: bigint },
): TxRequest {
  return {
    ...profileContract(profiles.address).reactivateProfile(picture.collection, picture.tokenId),
    gas: GAS,
    summary: { key: 'profile.tx.reactivate' },
    success: { key: 'profile.tx.reactivate.success' },
    failure: { key: 'profile.tx.reactivate.failure' },
    touches: touched(profiles),
    preview: {
      sends: [currencyAmount(profiles.token, costWei), collectible(picture.collection, picture.tokenId)],
      receives: [],
    },
  }
}
