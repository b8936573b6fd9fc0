import {
	type ClassifierWeights,
	type KindShares,
	phraseKinds,
	sharesUnder,
} from '@app/cv-import/classifier'
import type { Phrase } from './collect-phrases.ts'

/** Prints how well each kind of phrase is told that nothing was learned from. */
export function reportPhrases(weights: ClassifierWeights, phrases: readonly Phrase[]): void {
	console.log(`\n${'phrases left out of training'.padEnd(32)}recall  precision  phrases`)
	const told = phrases.map(({ text, kind }) => ({
		kind,
		told: likeliest(sharesUnder(weights, text)),
	}))
	for (const kind of phraseKinds) {
		const [real, said] = [
			told.filter((one) => one.kind === kind),
			told.filter((one) => one.told === kind),
		]
		const right = real.filter((one) => one.told === kind).length
		const figures = [right / real.length, right / Math.max(1, said.length)].map(percent)
		console.log(`${kind.padEnd(32)}${figures.join('     ')}  ${String(real.length).padStart(7)}`)
	}
}

function likeliest(shares: KindShares) {
	return phraseKinds.reduce((best, kind) => (shares[kind] > shares[best] ? kind : best))
}

function percent(share: number): string {
	return (100 * share).toFixed(1).padStart(6)
}
