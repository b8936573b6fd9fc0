import type { Violation } from '../suggestion.ts'

const titles =
	/\b(?:senior|principal|head of|chief|director|executive|manager|supervisor|expert|specialist|team leader|vice president|single-handed(?:ly)?|solely|independently|personally)\b/gi

/** Titles, ranks and roles that the person's words do not hold, or hold of somebody else. */
export function newRoles(licence: string, after: string): Violation[] {
	return [...newTitles(licence, after), ...newRole(licence, after)]
}

function newTitles(licence: string, after: string): Violation[] {
	const known = licence.toLowerCase()
	return [...after.matchAll(titles)]
		.filter(([title]) => !known.includes(title.toLowerCase()))
		.map(([text]) => ({ kind: 'seniority', text }))
}

const roles =
	'manager|director|supervisor|head|chef|leader|lead|owner|founder|chair|captain|coordinator|teacher|engineer|accountant'

// A title that the line names of somebody else is not the person's: "Deputised for the manager".
function newRole(licence: string, after: string): Violation[] {
	const [, opening = ''] =
		new RegExp(`^(?:\\p{L}+ )?(${roles})\\b (?:of|for|at|in)\\b`, 'iu').exec(after) ?? []
	const isOwn = new RegExp(
		`(?:^|\\b(?:as|was|is|am|became|being) )(?:an? |the )?(?:\\p{L}+ )?${opening}\\b`,
		'iu',
	)
	if (opening !== '' && !isOwn.test(licence)) return [{ kind: 'seniority', text: opening }]
	const [, role = ''] = /\bas (?:an? |the )?(\p{L}+)/u.exec(after) ?? []
	const known = licence.toLowerCase()
	return role === '' ||
		known.includes(role.toLowerCase().slice(0, 5)) ||
		/^(?:part|well|a)$/.test(role)
		? []
		: [{ kind: 'seniority', text: role }]
}
