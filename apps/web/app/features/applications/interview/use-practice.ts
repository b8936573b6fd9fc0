import { getCv } from '@app/contract'
import type { Application } from '@app/contract/applications'
import { redactSections } from '@app/cv'
import type { AnswerSource, PracticeQuestion } from '@app/letters'
import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'
import { listCvFacts } from '#shared/model/cv-facts.ts'
import { knownCv } from '#shared/offline/read-account-cv.ts'
import { newestCvId } from '../account-cv-calls.ts'
import { atOnce } from '../use-applications.ts'

/** The parts of an interview practice: the questions, and the CV that answers are compared with. */
export type Practice = { questions: PracticeQuestion[]; source: AnswerSource; cvTitle: string }

type PracticeWish = {
	cvId: string | null
	application: Pick<Application, 'title' | 'company'>
	advert: string
}

/** Prepares a practice from a CV of the account and an advert, all on this device. */
export function usePractice() {
	return useMutation({ ...atOnce, mutationFn: prepare })
}

async function prepare({ cvId, application, advert }: PracticeWish): Promise<Practice> {
	const id = cvId ?? (await newestCvId())
	if (id === null)
		throw new Error('Answers are compared with your CV, and there isn’t one in your account yet.')
	const [kept, { listPracticeQuestions, listSupport, prepareInterview }] = await Promise.all([
		call(getCv, { params: { cvId: id } }),
		// Loaded on demand: the module holds the vocabulary of every trade.
		import('@app/letters'),
	])
	const { document, design, title: cvTitle } = knownCv(kept)
	const cv = redactSections(document, design.hiddenSections)
	const { title, company } = application
	const match =
		advert.trim() === '' ? null : await openCheckEngine()?.match(cv, `${title}\n${advert}`)
	const sheet = prepareInterview({
		cv,
		match: match ?? { requirements: [] },
		job: { title, company },
	})
	const today = new Date().toISOString().slice(0, 10)
	return {
		questions: listPracticeQuestions(sheet),
		source: { facts: listCvFacts(cv).map(({ text }) => text), support: listSupport(cv, today) },
		cvTitle,
	}
}
