import { type CvDocument, maxItems, maxPassageLength } from '@app/cv'
import { twoPageCv } from '../two-page-cv.ts'

/** A hostile document as JSON. `prints` are words that must be on its pages if it is typeset. */
export type HostileDocument = { kind: string; json: string; prints?: string }

const levels = 20_000

function summarised(professionalSummary: string): string {
	return JSON.stringify({ ...twoPageCv(), professionalSummary })
}

function linked(url: string): string {
	const cv = twoPageCv()
	return JSON.stringify({ ...cv, personalInfo: { ...cv.personalInfo, website: url } })
}

/** As much as a CV may hold: every list of jobs full, and every passage as long as it may be until 2 MB. */
function fullest(): CvDocument {
	const cv = twoPageCv()
	const passage = 'Answered calls and wrote down what was said. '
		.repeat(500)
		.slice(0, maxPassageLength)
	const [job] = cv.experience
	if (job === undefined) throw new Error('The sample has no job.')
	const experience = Array.from({ length: maxItems }, (_, index) => ({
		...job,
		id: `job-${index}`,
		achievements: [passage, passage, passage, passage],
	}))
	return { ...cv, experience }
}

/** Returns every kind of document that harms a typesetter which trusts its input. */
export function hostileDocuments(): HostileDocument[] {
	return [
		{ kind: 'a passage of 1,000,000 letters', json: summarised('x'.repeat(1_000_000)) },
		{ kind: 'a passage as long as one may be, of one word', json: summarised('x'.repeat(5_000)) },
		{ kind: 'a CV of 2 MB, every passage full', json: JSON.stringify(fullest()) },
		{ kind: '30,000 accents on one letter', json: summarised(`a${'\u0301'.repeat(30_000)}`) },
		{ kind: '4,999 accents on one letter', json: summarised(`a${'\u0301'.repeat(4_999)}`) },
		{ kind: '4,999 variation selectors', json: summarised(`a${'\uFE0F'.repeat(4_999)}`) },
		{ kind: '2,500 controls of direction', json: summarised('(\u202B'.repeat(2_500)) },
		{ kind: '600 joined emoji', json: summarised('👨‍👩‍👧‍'.repeat(600)) },
		{
			kind: 'half characters',
			prints: 'before after',
			json: summarised('HALF before after').replace('HALF', '\\ud83d'),
		},
		{ kind: 'control characters', json: summarised('before\u0000 after\u001B'), prints: 'after' },
		{
			kind: 'a javascript: link',
			json: linked('javascript:alert(1)'),
			prints: 'javascript:alert(1)',
		},
		{ kind: 'a file: link', json: linked('file:///etc/passwd'), prints: 'file:///etc/passwd' },
		{ kind: 'code of the typesetter', json: summarised('#panic("x")'), prints: '#panic("x")' },
		{
			kind: 'a file read by the typesetter',
			prints: '#read("/etc/passwd")',
			json: summarised('#read("/etc/passwd")'),
		},
		{
			kind: 'a package fetched',
			json: summarised('#import "@preview/x:1.0.0"'),
			prints: '#import',
		},
		{ kind: 'an endless loop', json: summarised('#while true {}'), prints: '#while true {}' },
		{
			kind: '100,000 items',
			json: JSON.stringify({
				...twoPageCv(),
				skills: Array.from({ length: 100_000 }, (_, index) => ({ id: `${index}`, name: 'x' })),
			}),
		},
		{
			kind: `${levels} levels of a document`,
			json: `${'{"professionalSummary":'.repeat(levels)}""${'}'.repeat(levels)}`,
		},
		{
			kind: `${levels} levels of a list`,
			json: summarised('DEEP').replace('"DEEP"', `${'['.repeat(levels)}${']'.repeat(levels)}`),
		},
		{ kind: 'a list of 2,500 empty lines', json: summarised('x\n'.repeat(2_500)) },
	]
}
