// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the weights were learned
import type { NearestWeights } from './nearest-model.ts'

/**
 * The parameters that `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the
 * features.
 */
// biome-ignore format: a line for each model
export const nearestWeights: NearestWeights = {
	line: [-4.735, 0.893, 0.667, 0.336, 0.257, 1.232, 0.658, -0.297, 0.366, -0.355, -0.213, 0.983, 1.968, 4.883, 1.696, 1.826, 1.457, 1.176, -2.013, -0.742, -0.468, 1.299, -0.318, -0.876, 0.128, -1.666, -1.046, -1.275, 0.485, -0.202, 0.463, -0.061, -0.517, 0.684],
	requirement: [0.407, 0.249, 0.03, 0.138, 2.512, 0.02, 0.16, 1.057, -0.346, -0.603, 0.139, -0.605, -0.999, 0.431, 0.355, -0.011, 0.602],
	offer: [-1.496, 0.47, 0.149, -0.257, 0.221],
	askFrom: -0.41,
	offerFrom: -0.201,
}
