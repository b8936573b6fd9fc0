import type { PageEvidence } from './page-evidence.ts'

/** Calibration: of the values read with the confidence `said`, the share `right` was correct. */
export type CalibrationTable = readonly (readonly [said: number, right: number])[]

/** Weights of log-odds: what holds for every value, what its own field says, and what its page does. */
export type PageWeights = Readonly<Record<'constant' | 'own' | keyof PageEvidence, number>>
