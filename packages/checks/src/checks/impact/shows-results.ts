import type { Passage } from '@app/cv'
import { jobsByRecency } from '@app/cv'
import { findQuantities } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { nameOfJob } from '../../name-of-entry.ts'

const shareWanted = 0.2
const fewestBullets = 4
const manyBullets = 8

export const showsResults: Check = {
	id: 'E03',
	category: 'impact',
	severity: 'warning-2',
	title: 'Recent jobs show results or scale in figures',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => listRecentBullets(context).length,
	fewest: fewestBullets,
	run: (context) => {
		const bullets = listRecentBullets(context)
		const withFigure = bullets.filter(({ text }) => findQuantities(text).length > 0)
		if (withFigure.length >= bullets.length * shareWanted) return null
		const without = bullets.filter((bullet) => !withFigure.includes(bullet))
		const [newest] = jobsByRecency(context.cv)
		return {
			title: `${howMany(withFigure.length)} of the ${bullets.length} bullets in your recent jobs ${withFigure.length > 1 ? 'give' : 'gives'} a figure.`,
			why: 'Figures help a stranger see the size of what you did.',
			fix: `Pick 2 bullets from ${nameOfJob(context.cv, newest?.index ?? 0)} and ask yourself: how many, how often, how much money or time? Only use figures you can back up: “about 40 a day” is fine.`,
			// Not one figure in many lines weighs more than one too few.
			severity:
				withFigure.length === 0 && bullets.length >= manyBullets ? 'warning-3' : 'warning-2',
			evidence: without.slice(0, 3).map(({ path, text }) => context.pointAt({ path, quote: text })),
		}
	},
}

function listRecentBullets({ cv, bullets }: CheckContext): Passage[] {
	const recent = jobsByRecency(cv)
		.slice(0, 2)
		.map(({ index }) => index)
	return bullets.filter(({ section, entry }) => section === 'experience' && recent.includes(entry))
}

function howMany(number: number): string {
	if (number === 0) return 'None'
	return number === 1 ? 'Only one' : `Only ${number}`
}
