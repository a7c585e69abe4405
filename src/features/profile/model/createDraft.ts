import * as v from 'valibot'
import { parseOr } from '@/lib/schema'

export const CREATE_STEPS = ['starter', 'picture', 'team', 'name'] as const
export type CreateStep = (typeof CREATE_STEPS)[number]

/** What has been chosen for a profile that is not created yet; kept when the page is left. */
export interface CreateDraft {
  /** Undefined where the user has not moved on: see `shownStep`. */
  readonly step?: CreateStep | undefined
  /** Kind of the starter. */
  readonly kind?: number | undefined
  /** Id of the picture, as a decimal string. */
  readonly tokenId?: string | undefined
  readonly teamId?: number | undefined
  readonly username?: string | undefined
}

const spare = <S extends v.GenericSchema>(field: S) => v.fallback(v.optional(field), undefined)
const draftSchema = v.object({
  step: spare(v.picklist(CREATE_STEPS)),
  kind: spare(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  tokenId: spare(v.pipe(v.string(), v.regex(/^\d{1,78}$/))),
  teamId: spare(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  username: spare(v.pipe(v.string(), v.maxLength(40))),
})

/** The valid part of a stored draft. */
export function restoreDraft(raw: unknown): CreateDraft | undefined {
  return parseOr(draftSchema, raw)
}

/** What the chain says about the steps. */
export interface StepFacts {
  /** Whether the account can still buy a starter. */
  readonly canMint: boolean
  /** Ids of the collectibles in the wallet. */
  readonly held: readonly bigint[]
}

/** The picture of a draft, if the account still has it. */
export function draftPicture({ tokenId }: CreateDraft, held: readonly bigint[]): bigint | undefined {
  return tokenId === undefined ? undefined : held.find((id) => id === BigInt(tokenId))
}

/** The step to show: the kept one, or the first one whose choice is missing before it. */
export function shownStep(draft: CreateDraft, { canMint, held }: StepFacts): CreateStep {
  const first: CreateStep = canMint ? 'starter' : 'picture'
  const wanted = draft.step === undefined || (draft.step === 'starter' && !canMint) ? first : draft.step
  const index = CREATE_STEPS.indexOf(wanted)
  if (index >= 2 && draftPicture(draft, held) === undefined) return held.length > 0 ? 'picture' : first
  return index >= 3 && draft.teamId === undefined ? 'team' : wanted
}
