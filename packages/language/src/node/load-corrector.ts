import { readFileSync } from 'node:fs'
import { unpackWeights } from '../corrector/pack-weights.ts'
import type { CorrectorWeights } from '../corrector/score-candidates.ts'

let opened: CorrectorWeights | null = null
// Not written into the URL itself: a bundler would take the file for one of its assets.
const here = import.meta.url

/** The weights of the corrector that ship with the package, read once. */
export function openCorrector(): CorrectorWeights {
	opened ??= unpackWeights(readFileSync(new URL('../../data/corrector.bin', here)))
	return opened
}
