// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the weights were learned
import type { NearestWeights } from './nearest-model.ts'

/**
 * The parameters that `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the
 * features.
 */
// biome-ignore format: a line for each model
export const nearestWeights: NearestWeights = {
	line: [-4.693, 0.922, 0.707, 0.306, 0.243, 1.302, 0.557, -0.281, 0.364, -0.351, -0.199, 0.983, 1.907, 4.853, 1.645, 1.793, 1.46, 1.201, -1.846, -0.797, -0.481, 1.346, -0.306, -0.874, 0.129, -1.633, -1.041, -1.274, 0.479, -0.159, 0.431, -0.119, -0.504, 0.634],
	requirement: [0.597, 0.244, 0.026, 0.164, 4.173, 0.014, 0.254, 0.559, -0.267, -0.221, 0.273, -0.62, -1.156, 0.433, 0.52, -0.098, 0.011],
	askFrom: 0.41,
	offerFrom: -2.392,
}
