import type { Box } from '@app/cv'
import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noPhoto } from './no-photo.ts'

const picture = (width: number, height: number, change: Partial<Box> = {}) =>
	withFacts({ pictures: [{ page: 1, x: 450, y: 40, width, height, ...change }] })

export const noPhotoCases: CheckCases = {
	check: noPhoto,
	finds: {
		'a passport photograph': picture(85, 110),
		'a square portrait': picture(120, 120),
		'a large portrait': picture(150, 200),
	},
	accepts: {
		'a wide logo': picture(200, 60),
		'an icon': picture(14, 14),
		'a background': picture(595, 842),
		'a picture on page 2': picture(100, 120, { page: 2 }),
		'a picture at the foot of the page': picture(100, 120, { y: 700 }),
		'an actor': {
			...picture(85, 110),
			cv: (cv) => ({ ...cv, personalInfo: { ...cv.personalInfo, headline: 'Actor' } }),
		},
	},
}
