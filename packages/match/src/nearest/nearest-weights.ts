import type { NearestWeights } from './nearest-model.ts'

/** What `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the features. */
// biome-ignore format: a line for each model
export const nearestWeights: NearestWeights = {
	line: [-4.959, 1.384, 0.602, 0.394, 0.194, 1.211, 0.423, -0.299, 0.201, 0.24, -0.313, 1.179, 1.963, 4.055, 1.58, 2.087, 1.798, 1.178, -2.455, -0.897, -0.511, 1.184, -0.461, -1.028, 0.283, -1.519, -1.173, -1.521, 0.591, -0.235, 0.569, 0.17, -0.314, 0.533],
	requirement: [0.96, 0.226, -0.165, 0.413, 3.486, 0.242, 0.235, 0.827, -0.223, -0.27, 0.391, -0.607, -1.304, 0.636, 0.803, -0.52, 0.088],
	askFrom: 0.69,
	offerFrom: -2.038,
}
