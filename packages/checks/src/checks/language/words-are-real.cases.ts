import { withBullets, withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { wordsAreReal } from './words-are-real.ts'

const filler =
	'Excepteur sint occaecat cupidatat proident laborum perspiciatis voluptatem accusantium doloremque laudantium totam aperiam eaque inventore veritatis architecto beatae vitae dicta explicabo nemo ipsam voluptas aspernatur fugit consequuntur magni dolores ratione sequi nesciunt porro quisquam dolorem adipisci velit numquam eius modi tempora incidunt labore magnam aliquam quaerat.'
const bare = {
	experience: [],
	education: [],
	volunteering: [],
	projects: [],
	publications: [],
	skills: [],
}
const german =
	'Ich habe drei Jahre in der Küche eines Hotels gearbeitet und dort die Speisen für die Gäste zubereitet, die Waren bestellt und neue Kollegen in die Arbeit mit den Geräten eingeführt.'

export const wordsAreRealCases: CheckCases = {
	check: wordsAreReal,
	finds: {
		'filler text': withCv({ ...bare, professionalSummary: filler }),
		'filler in the lines of a job': withBullets(`Led the team and ${filler}`, `Trained ${filler}`),
		'the same while writing': withoutFile(withCv({ ...bare, professionalSummary: filler })),
	},
	accepts: {
		'a sound CV': {},
		'another language': withCv({ ...bare, professionalSummary: german }),
		'a few words that no dictionary has': withCv({
			professionalSummary:
				'I keep an eye on the flumbles and grockets that our customers bring to the shop.',
		}),
	},
}
