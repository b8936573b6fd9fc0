import { candidatesIn, readUnder } from '@app/match/classifier'
import { type Reading, scoreReading, share, sumReadings } from '../match/score-reading.ts'
import { type LabelledAdverts, trainAsked } from './train-asked.ts'

const parts = 4

/**
 * Prints how unseen adverts are read: the fresh adverts in turns, each with weights learned from the others, beside
 * the same adverts read by the rules alone.
 */
export function reportAsked({ known, fresh }: LabelledAdverts, seed: string): void {
	const ways: Record<'rules' | 'both', Reading[]> = { rules: [], both: [] }
	for (let part = 0; part < parts; part++) {
		const others = fresh.filter((_, index) => index % parts !== part)
		const weights = trainAsked({ known, fresh: others }, seed)
		for (const advert of fresh.filter((_, index) => index % parts === part)) {
			const byRules = candidatesIn(advert.text, weights).filter(
				({ byRule }) => byRule !== 'passed over' && byRule !== 'of the employer',
			)
			ways.rules.push(
				scoreReading(
					advert,
					byRules.map(({ requirement }) => requirement),
				),
			)
			ways.both.push(scoreReading(advert, readUnder(weights, advert.text).requirements))
		}
	}
	console.log(`\n${'adverts left out of training'.padEnd(32)}recall  precision  of labels`)
	tell('rules alone', ways.rules)
	tell('rules and what was learned', ways.both)
}

function tell(name: string, readings: readonly Reading[]): void {
	const { found, wanted, right, read } = sumReadings(readings)
	const figures = [share(found, wanted), share(right, read), String(wanted)]
	console.log(`${name.padEnd(32)}${figures.map((one) => one.padStart(6)).join('     ')}`)
}
