import { categories } from './categories.ts'
import type { CheckContext, Subject } from './check.ts'
import type { CategoryId } from './report.ts'
import type { NothingToJudge } from './score.ts'
import {
	accountsOfWork,
	contactDetails,
	datableEntries,
	file,
	freeTexts,
	prose,
	sectionTexts,
} from './subjects.ts'

/** The counter of each category’s subjects. */
const subjectsOf: Record<CategoryId, Subject> = {
	parseability: file,
	contact: contactDetails,
	sections: sectionTexts,
	dates: datableEntries,
	impact: accountsOfWork,
	language: prose,
	locale: freeTexts,
}

/** Which categories have nothing to judge in a CV. Before there is a file nobody can say how software reads it. */
export function findNothingToJudge(context: CheckContext): NothingToJudge {
	const empty = categories.filter(({ id }) => subjectsOf[id](context) === 0)
	return Object.fromEntries(
		empty.map(({ id }) => [id, subjectsOf[id] === file ? 'unjudged' : 'missing']),
	)
}
