import type { AnalysesStore } from './modules/analyses/analyses.store.ts'
import type { GuestClaimStore } from './modules/guest-claim/guest-claim.store.ts'

/** The stores for the analyses that guests move into accounts. */
export type KeptAnalyses = { analyses: AnalysesStore; guestClaims: GuestClaimStore }
