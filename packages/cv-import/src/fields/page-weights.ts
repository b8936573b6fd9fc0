import type { PageWeights } from './calibration-table.ts'

/** What `npm run train` found the evidence of a page to be worth, as weights of log-odds. */
export const pageWeights: PageWeights = {
	constant: -0.248,
	own: 0.896,
	unread: -0.141,
	broken: -0.862,
	sure: 0.178,
	weakest: 0.367,
	lacking: -0.688,
	length: -0.331,
}
