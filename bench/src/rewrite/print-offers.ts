import { readFileSync } from 'node:fs'
import { rewriteBullet } from '@app/rewrite'

/**
 * Prints what is offered for the lines of a tab-separated file with the columns trade, current, messy, learner and line, so that somebody
 * else can judge it: id, current, before and after, which is empty where nothing is offered.
 */
export function printOffers(file: string): void {
	console.log('id\tcurrent\tbefore\tafter')
	const rows = readFileSync(file, 'utf8').split('\n').slice(1)
	for (const [index, row] of rows.filter((one) => one.trim() !== '').entries()) {
		const [, current = '', , , line = ''] = row.split('\t')
		console.log([index + 1, current, line, showOffer(line, current === 'true')].join('\t'))
	}
}

// In the words of the app: a line that says nothing is offered to be deleted, several sentences to be bullets.
function showOffer(line: string, current: boolean): string {
	const { before, after, advice, bullets } = rewriteBullet(line, { current })
	if (advice === 'delete') return 'Delete: it says nothing'
	if (bullets.length > 0) return bullets.map((bullet) => `• ${bullet}`).join(' ')
	return after === before ? '' : after
}
