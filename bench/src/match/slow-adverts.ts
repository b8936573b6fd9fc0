import { readAdvert } from '@app/match'

const letters = 40_000

function filledWith(piece: (index: number) => string): string {
	let text = ''
	for (let index = 1; text.length < letters; index++) text += piece(index)
	return text.slice(0, letters)
}

/** Adverts of the greatest length that each make one step of the reading work hardest. */
const slowAdverts: Record<string, string> = {
	'numbered lines': filledWith((index) => `${index}. Excel ${index}\n`),
	'a thing on each line': filledWith((index) => `- skill${index} and thing${index}\n`),
	'one list without an end': filledWith(() => 'Excel and Sage, '),
	'one line of sentences': filledWith((index) => `You must have name${index}. `),
	'two verdicts again and again': filledWith(() => 'Excel essential, Sage preferred. '),
	'the same line': filledWith(() => 'Excel\n'),
}

/** Prints how long such adverts take, each the faster of two readings. */
export function tellOfSlowAdverts(): void {
	console.log('adverts of 40,000 characters that were made to be slow')
	for (const [name, text] of Object.entries(slowAdverts)) {
		const ms = Math.min(msOf(text), msOf(text))
		console.log(`${name.padEnd(30)} ${ms.toFixed(0).padStart(5)} ms`)
	}
	console.log('')
}

function msOf(text: string): number {
	const start = performance.now()
	readAdvert(text)
	return performance.now() - start
}
