import { findVerb, splitWords, type VerbForm } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { nameOfJob, quoted } from '../../words-about.ts'

const fewestOfEach = 2

export const oneFormInAJob: Check = {
	id: 'E10',
	category: 'impact',
	severity: 'tip',
	title: 'Bullets of one job begin in the same form',
	appliesTo: ({ bullets, profile }) => profile.isEnglish && bullets.length >= fewestOfEach * 2,
	run: (context) => {
		const mixed = context.cv.experience.flatMap((_, index) => {
			const clash = clashIn(context, index)
			return clash === null ? [] : [{ index, clash }]
		})
		const [first] = mixed
		if (first === undefined) return null
		const [one, other] = first.clash
		return {
			title: `In ${nameOfJob(context.cv, first.index)} some bullets begin like ${quoted(one.text)} and others like ${quoted(other.text)}.`,
			why: 'Bullets in one form are read in one go; a change makes the eye stop.',
			fix: 'Choose one form: “Manage” or “Managed”. A finished project may stand in the past beside work that goes on.',
			evidence: first.clash.map(({ path, text }) =>
				context.pointAt({ path, quote: splitWords(text)[0] ?? '' }),
			),
		}
	},
}

type Bullet = { path: string; text: string }

// Present beside past is right for a job that goes on; -ing beside either, or "manage" beside "manages", is not.
const clashes: readonly (readonly [VerbForm, VerbForm])[] = [
	['gerund', 'past'],
	['gerund', 'base'],
	['base', 'thirdPerson'],
	['thirdPerson', 'gerund'],
]

function clashIn({ bullets }: CheckContext, index: number): [Bullet, Bullet] | null {
	const own = bullets.filter(({ section, entry }) => section === 'experience' && entry === index)
	const inForm = (form: VerbForm) => own.filter(({ text }) => formOf(text) === form)
	for (const [form, otherForm] of clashes) {
		const [ones, others] = [inForm(form), inForm(otherForm)]
		const [one, other] = [ones[0], others[0]]
		if (
			one !== undefined &&
			other !== undefined &&
			Math.min(ones.length, others.length) >= fewestOfEach
		)
			return [one, other]
	}
	return null
}

function formOf(text: string): VerbForm | null {
	const match = findVerb(splitWords(text)[0] ?? '')
	if (match === null) return null
	if (match.forms.includes('past')) return match.forms.includes('base') ? null : 'past'
	return match.forms[0] ?? null
}
