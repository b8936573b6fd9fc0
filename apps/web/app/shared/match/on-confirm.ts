import type { MatchedRequirement } from '@app/match'

/** Saves whether the line that was offered shows a requirement. */
export type OnConfirm = (requirement: MatchedRequirement, isYes: boolean) => void | Promise<void>
