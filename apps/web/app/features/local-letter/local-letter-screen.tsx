import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import type { LetterCv } from '#shared/letter/draft-from-cv.ts'
import { letterPath } from '#shared/letter/letter-path.ts'
import {
	addLetterSentence,
	LetterSentenceSuggestions,
} from '#shared/letter/letter-sentence-suggestions.tsx'
import { LetterTools } from '#shared/letter/letter-tools.tsx'
import { UnmentionedRequirements } from '#shared/letter/unmentioned-requirements.tsx'
import { buildTaskFromCv } from '#shared/model/build-task-from-cv.ts'
import { originState } from '#shared/session/sign-in-origin.ts'
import { TextAreaField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { LetterJobFields } from './letter-job-fields.tsx'
import { listLetterCvs } from './list-letter-cvs.ts'
import { OtherLetters } from './other-letters.tsx'
import { useDraftLetter } from './use-draft-letter.ts'
import { useLocalLetter } from './use-local-letter.ts'

// The advert in the navigation state: a person who comes from the comparison with a CV brings it along.
const broughtSchema = z.object({ advert: z.string() }).nullable().catch(null)

/** Shows the cover letter of a person without an account: drafted from a CV in this browser, and stored beside it. */
export function LocalLetterScreen() {
	const [search] = useSearchParams()
	const { state, key } = useLocation()
	const cvs = useQuery({
		queryKey: ['local-cvs', 'for-letters', key],
		queryFn: listLetterCvs,
		networkMode: 'always',
	})
	const id = search.get('id')
	if (cvs.data === undefined) return <PageSpinner label="Opening your letter" />
	// Each letter has a separate form.
	return (
		<Letter key={id} id={id} brought={broughtSchema.parse(state)?.advert ?? null} cvs={cvs.data} />
	)
}

type LetterProps = { id: string | null; brought: string | null; cvs: LetterCv[] }

function Letter({ id, brought, cvs }: LetterProps) {
	const opened = useLocalLetter({ id, advert: brought })
	const { letter, change, problem } = opened
	const page = useRef<HTMLDivElement>(null)
	const select = (from: number, to: number) => {
		const field = page.current?.querySelector<HTMLTextAreaElement>('[name=letter]')
		field?.focus()
		field?.setSelectionRange(from, to)
	}
	// The field has the new words when the browser has drawn them.
	const draft = useDraftLetter(opened, (text) =>
		requestAnimationFrame(() => select(Math.max(text.indexOf('['), 0), text.indexOf(']') + 1)),
	)
	const cv = cvs.find((one) => one.id === letter.cvId) ?? cvs[0]
	const add = (sentence: string) =>
		change({ text: addLetterSentence(opened.getLatest().text, sentence) })
	return (
		<div
			ref={page}
			className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
		>
			<div className="grid gap-8">
				<LetterJobFields
					letter={letter}
					cvs={cvs}
					cvId={cv?.id ?? ''}
					isBusy={draft.isBusy}
					problem={draft.problem}
					onChange={change}
					onBegin={() => (cv === undefined ? undefined : draft.begin(cv))}
				/>
				<OtherLetters openId={letter.id} />
			</div>
			<section aria-labelledby="letter-title" className="grid min-w-0 gap-4">
				<h2 id="letter-title" className="text-[1.75rem]">
					Your letter
				</h2>
				<TextAreaField
					label="Text of your letter"
					name="letter"
					rows={18}
					maxLength={20_000}
					value={letter.text}
					onChange={({ target }) => change({ text: target.value })}
				/>
				<FormProblem problem={problem} />
				<LetterTools
					words={letter.text}
					company={letter.company}
					loadLook={async () => cv ?? Promise.reject(new Error(withoutCv))}
					onGap={(at, gap) => select(at, at + gap.length)}
				/>
				{cv === undefined ? null : (
					<LetterSentenceSuggestions
						title={letter.title}
						advert={letter.advert}
						prepare={async (task) => buildTaskFromCv(cv, task)}
						onAccept={add}
					/>
				)}
				{draft.begun === null ? null : (
					<UnmentionedRequirements begun={draft.begun} words={letter.text} onOpen={add} />
				)}
				<WhereItIs id={letter.id} />
			</section>
		</div>
	)
}

const withoutCv =
	'A PDF or Word letter carries the name and contact details of your CV. Write or import one first.'

/** Where a letter is, and how it gets to another device. */
function WhereItIs({ id }: { id: string }) {
	const from = originState({
		pathname: letterPath,
		search: `?id=${id}`,
		hash: '',
		state: null,
		key: '',
	})
	return (
		<p className="border-t border-line pt-4 text-sm text-ink-soft">
			Your letter is saved in this browser, like your CV. With a free account, it goes to your
			applications with its advert, and you have it on every device:{' '}
			<Link to="/register" state={from}>
				sign up
			</Link>{' '}
			or{' '}
			<Link to="/login" state={from}>
				sign in
			</Link>
			.
		</p>
	)
}
