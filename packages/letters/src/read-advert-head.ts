import { readTitle } from '@app/match'
import { readJob } from './job-of-advert.ts'

/** Rules about a line may take time that grows with the square of its length, and a head has short lines. */
const longestLine = 200
const longestHead = 8000

/** Returns the job and the employer of an advert; what it doesn’t say is empty. */
export function readAdvertHead(advert: string): { title: string; company: string } {
	const text = advert
		.split('\n')
		.map((line) => line.slice(0, longestLine))
		.join('\n')
		.slice(0, longestHead)
	const { title, company } = readJob({ text, title: readTitle(text) })
	return { title, company }
}
