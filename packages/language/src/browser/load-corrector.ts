import { unpackWeights } from '../corrector/pack-weights.ts'
import type { CorrectorWeights } from '../corrector/score-candidates.ts'

// Importing this module waits for the weights. A failed download fails the import, like that of any other chunk.
const response = await fetch(new URL('../../data/corrector.bin', import.meta.url))
if (!response.ok) throw new Error(`The corrector could not be loaded: ${response.status}`)
const opened = unpackWeights(new Uint8Array(await response.arrayBuffer()))

/** The weights of the corrector (3 MB, which the browser keeps). */
export function openCorrector(): CorrectorWeights {
	return opened
}
