import { Worker } from 'node:worker_threads'
import recheck from 'recheck'

/** The longest text of a stranger that meets one expression in one go: a passage of a CV, a line of a file or an advert. */
const longestText = 5_000
/** How long the worst text of that length may take, in milliseconds. */
const mostMs = 250
const recheckMs = 10_000

/**
 * How the time of an expression grows with its text:
 * - `linear`: recheck knows of no text that takes longer than in proportion, or the engine proves recheck wrong;
 * - `bounded`: some text takes longer, but none of `longestText` characters takes long;
 * - `slow`: one of that length takes too long.
 * `tried` says that recheck came to no end, and that the texts which usually are the worst take no longer than in proportion.
 *
 * @returns {Promise<{ verdict: 'linear' | 'bounded' | 'slow' | 'tried', attack?: string }>}
 */
export async function judgeRegex({ source, flags }) {
	const found = await recheck.check(source, flags, { timeout: recheckMs })
	if (found.status === 'safe') return { verdict: 'linear' }
	if (found.status === 'vulnerable') {
		const verdict = await measure({ source, flags, attacks: [found.attack] })
		return { verdict, attack: found.attack.pattern }
	}
	const verdict = await measure({ source, flags, attacks: usualAttacks(source) })
	return { verdict: verdict === 'linear' ? 'tried' : verdict }
}

const usualUnits = [
	' ',
	'\t',
	'a',
	'A',
	'1',
	'-',
	'.',
	',',
	'(',
	'"',
	'a ',
	'Aa ',
	'a-',
	'1,',
	'1 ',
	'(a',
	'a@',
	'a.',
]

// The words of the expression itself are what gets furthest into it.
function usualAttacks(source) {
	const words = source.match(/[A-Za-zÀ-ž]{3,}/g) ?? []
	const units = [...usualUnits, ...[...new Set(words)].slice(0, 60).map((word) => `${word} `)]
	return units.map((pump) => ({ pumps: [{ prefix: '', pump }], suffix: '!' }))
}

// In a thread, because the engine may need for ever.
function measure(task) {
	const worker = new Worker(new URL('./measure-regex.mjs', import.meta.url), {
		workerData: { ...task, longestText, mostMs },
	})
	return new Promise((resolve, reject) => {
		const limit = setTimeout(() => {
			worker.terminate()
			resolve('slow')
		}, 120_000)
		worker.once('message', resolve)
		worker.once('error', reject)
		worker.once('exit', () => clearTimeout(limit))
	})
}
