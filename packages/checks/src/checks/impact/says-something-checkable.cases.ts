import type { CvDocument } from '@app/cv'
import { withBullets, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { saysSomethingCheckable } from './says-something-checkable.ts'

const only = (...bullets: string[]) => {
	const change = withBullets(...bullets)
	return {
		cv: (cv: CvDocument): CvDocument => ({
			...(change.cv?.(cv) ?? cv),
			volunteering: [],
			projects: [],
			publications: [],
			awards: [],
			custom: [],
			education: [],
			certification: [],
			skills: [],
			professionalSummary: '',
		}),
	}
}

const plain = [
	'Served the guests with care',
	'Kept the kitchen very clean',
	'Helped the new people',
]

export const saysSomethingCheckableCases: CheckCases = {
	check: saysSomethingCheckable,
	finds: {
		'lines that anybody could write': only(...plain),
		'the same while writing': withoutFile(only(...plain)),
		'more of them': only(...plain, 'Sorted the post and the parcels', 'Answered the door'),
	},
	accepts: {
		'one figure': only(...plain, 'Cooked breakfast for 40 guests'),
		'one tool': only(...plain, 'Booked tables in ResDiary every evening'),
		'one place': only(...plain, 'Delivered parcels to offices in Leeds'),
		'too little to judge': only('Served the guests'),
	},
}
