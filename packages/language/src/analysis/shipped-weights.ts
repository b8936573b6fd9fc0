import { unpackBytes } from '../unpack-bytes.ts'
import { tagWeights } from './tag-weights.ts'
import type { TagWeights } from './tagger.ts'

let weights: TagWeights | null = null

/** The weights that `npm run train -- --only tags` wrote, unpacked once. */
export function shippedTagWeights(): TagWeights {
	weights ??= unpackBytes(tagWeights)
	return weights
}
