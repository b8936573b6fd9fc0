import type { CvDocument } from '@app/cv'
import { withBullets, withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { saysWhatWasDone } from './says-what-was-done.ts'

const silent = {
	volunteering: [],
	projects: [],
	publications: [],
	awards: [],
	custom: [],
	education: [],
	certification: [],
}
const only = (...bullets: string[]) => {
	const change = withBullets(...bullets)
	return {
		cv: (cv: CvDocument): CvDocument => ({
			...(change.cv?.(cv) ?? cv),
			...silent,
			professionalSummary: '',
			skills: [],
		}),
	}
}

export const saysWhatWasDoneCases: CheckCases = {
	check: saysWhatWasDone,
	finds: {
		'no line at all': withCv({ ...silent, professionalSummary: '', experience: [] }),
		'the same while writing': withoutFile(
			withCv({ ...silent, professionalSummary: '', experience: [] }),
		),
		qualities: only('Very reliable and always punctual', 'A good sense of humour'),
		'being there': only('I was a very good person', 'It was a nice place'),
	},
	accepts: {
		'one line that says it': only('Cooked breakfast for 40 guests'),
		'a duty': only('Responsible for cooking breakfast for guests'),
		'figures of the work without a verb': only('About 40 breakfasts a day, alone'),
	},
}
