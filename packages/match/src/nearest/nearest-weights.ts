import type { NearestWeights } from './nearest-model.ts'

/** What `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the features. */
// biome-ignore format: a line for each model
export const nearestWeights: NearestWeights = {
	line: [-5.043, 1.418, 0.615, 0.16, 0.237, 1.278, 0.225, -0.307, 0.438, 0.09, -0.265, 1.029, 1.836, 4.815, 1.717, 1.851, 1.747, 1.207, -2.132, -1.136, -0.433, 1.11, -0.346, -1.001, 0.269, -1.66, -1.149, -1.502, 0.538, -0.005, 0.655, 0.268, -0.32, 0.36],
	requirement: [1.051, 0.234, 0.014, 0.309, 3.376, 0.324, 0.276, 0.942, -0.249, -0.305, 0.387, -0.553, -1.281, 0.858, 0.047, -0.343, -0.101],
	askFrom: 0.69,
	offerFrom: -3.539,
}
