import { type CvDesign, type Experience, rolesTogether, wholePeriod } from '@app/cv'
import { jobEntry } from './build-entries.ts'
import { cleanLine } from './clean-text.ts'
import type { Labels } from './labels/labels.ts'
import type { Entry } from './typeset-input.ts'

/**
 * The jobs as they are printed: several roles at one employer in one place are under its name, which is printed once,
 * unless the design repeats it. In two places, each role has its employer and its place.
 */
export function jobEntries(
	jobs: readonly Experience[],
	wording: Labels,
	design: CvDesign,
): Entry[] {
	return rolesTogether(jobs, design).flatMap((roles) => {
		const [only, second] = roles
		if (only === undefined) return []
		const places = new Set(roles.map(({ location }) => cleanLine(location)))
		if (second === undefined || places.size > 1) return roles.map((job) => jobEntry(job, wording))
		return roleEntries(roles, only, wording)
	})
}

function roleEntries(roles: Experience[], first: Experience, wording: Labels): Entry[] {
	const employer = {
		name: cleanLine(first.employer),
		place: cleanLine(first.location),
		dates: wording.range(wholePeriod(roles)),
	}
	return roles.map((role, index) => {
		const entry = jobEntry(role, wording)
		return {
			...entry,
			employer: index === 0 ? employer : null,
			isRole: true,
			organisation: '',
			place: '',
		}
	})
}
