import { readFileSync } from 'node:fs'
import { type RewrittenBullet, rewriteBullet } from '@app/rewrite'

/**
 * Prints the offers for the lines of a tab-separated file with the columns trade, current, messy, learner and line,
 * to be judged by a person: id, current, before, after (empty without an offer) and the remark.
 */
export function printOffers(file: string): void {
	console.log('id\tcurrent\tbefore\tafter\tremark')
	const rows = readFileSync(file, 'utf8').split('\n').slice(1)
	for (const [index, row] of rows.filter((one) => one.trim() !== '').entries()) {
		const [, current = '', , , line = ''] = row.split('\t')
		const told = rewriteBullet(line, { current: current === 'true' })
		console.log([index + 1, current, line, showOffer(told), told.remark ?? ''].join('\t'))
	}
}

// In the words of the app: a line that says nothing is offered to be deleted, several sentences to be bullets.
function showOffer({ before, after, advice, bullets }: RewrittenBullet): string {
	if (advice === 'delete') return 'Delete: it says nothing'
	if (bullets.length > 0) return bullets.map((bullet) => `• ${bullet}`).join(' ')
	return after === before ? '' : after
}
