import type { Case } from '@app/cv/fixtures'
import { withBullets, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { toolsAreListed } from './tools-are-listed.ts'

const worked = (bullets: string[], skills: string[]): Case => ({
	cv: (cv) => {
		const changed = withBullets(...bullets).cv?.(cv) ?? cv
		return withSkills(...skills).cv?.(changed) ?? changed
	},
})

export const toolsAreListedCases: CheckCases = {
	check: toolsAreListed,
	finds: {
		'a developer': worked(['Moved twelve services to Kubernetes and PostgreSQL'], ['Linux', 'Go']),
		'a nurse': worked(['Kept records in SystmOne', 'Read charts in EMIS Web'], ['Cannulation']),
		'a designer': worked(['Set brochures in InDesign and Photoshop'], ['Typography']),
	},
	accepts: {
		'all listed': worked(['Kept books in Xero and QuickBooks'], ['Xero', 'QuickBooks Online']),
		'one missing': worked(['Kept records in SystmOne'], ['Cannulation']),
		'no tools': worked(['Cooked for forty guests'], ['Pastry']),
		'common words': worked(
			['Sold figs with a good outlook', 'Sketched a docker at work'],
			['Drawing'],
		),
	},
}
