import { randomUUID } from 'node:crypto'
import { worstCv } from '../worst-cv.ts'
import type { Abuse } from './attack.ts'

/** A CV is kept up to a million bytes; its design needs some of them. */
const cvBytes = 950_000
const linesBeyond = 832
const questionsOfEach = 4

/**
 * Asks for the next steps several times at once, with a CV that has as many lines and bytes as allowed, and changes
 * the CV before each round, so that no cached answer helps. First it tries a CV with more lines.
 */
export const checkFlood: Abuse = () => {
	const id = randomUUID()
	const document = worstCv({ bytes: cvBytes, seed: 1 })
	const first = JSON.stringify({ id, document })
	const beyond = worstCv({ bytes: cvBytes, seed: 2, lines: linesBeyond })
	const tooLong = JSON.stringify({ document: beyond })
	return async ({ target, report, ask, inLanes }) => {
		const [token = ''] = target.tokens
		const keep = (body: string) => ask({ method: 'POST', path: '/api/cvs/', token, body })
		const { status } = await keep(tooLong)
		report.notes.push(`a CV of ${linesBeyond} lines was answered ${status}`)
		await keep(first)
		let isToldToWait = false
		await inLanes(1, async (round) => {
			const body = JSON.stringify({ document: { ...document, professionalSummary: `${round}` } })
			const headers = { 'if-match': `"${round}"` }
			if (!isToldToWait)
				await ask({ method: 'PATCH', path: `/api/cvs/${id}/`, token, body, headers })
			const question = { path: '/api/next-steps/', token }
			const questions = Array.from({ length: questionsOfEach }, () => ask(question))
			const answers = await Promise.all(questions)
			isToldToWait = answers.some((answer) => answer.status === 429)
		})
	}
}
