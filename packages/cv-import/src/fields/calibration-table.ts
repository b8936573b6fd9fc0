import type { PageEvidence } from './page-evidence.ts'

/** Calibration: of the values read with the confidence `said`, the share `right` was correct. */
export type CalibrationTable = readonly (readonly [said: number, right: number])[]

/** The weights of log-odds: of the constant, of the field's own table, and of each piece of page evidence. */
export type PageWeights = Readonly<Record<'constant' | 'own' | keyof PageEvidence, number>>
