import type { CorrectorWeights } from './score-candidates.ts'

/** What the corrector learned: Node reads it when it is first asked for, a browser loads it with the module. */
export declare function openCorrector(): CorrectorWeights
