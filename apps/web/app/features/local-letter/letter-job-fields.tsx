import { PenLine } from 'lucide-react'
import type { LetterCv } from '#shared/letter/draft-from-cv.ts'
import type { LocalLetter } from '#shared/letter/local-letters.ts'
import { FoldedAdvert } from '#shared/match/folded-advert.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

type LetterJobFieldsProps = {
	letter: LocalLetter
	/** The CVs of this browser. */
	cvs: readonly LetterCv[]
	cvId: string
	isBusy: boolean
	problem: string | null
	onChange: (changes: Partial<LocalLetter>) => void
	onBegin: () => void
}

/** The job that a letter is for, the CV that it begins from, and the button that begins it. */
export function LetterJobFields(props: LetterJobFieldsProps) {
	const { letter, cvs, cvId, isBusy, problem, onChange, onBegin } = props
	return (
		<section aria-labelledby="letter-job-title" className="grid gap-5">
			<h2 id="letter-job-title" className="text-[1.75rem]">
				The job
			</h2>
			<div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
				<TextField
					label="Job title"
					maxLength={200}
					value={letter.title}
					onChange={({ target }) => onChange({ title: target.value })}
				/>
				<TextField
					label="Employer"
					maxLength={200}
					value={letter.company}
					onChange={({ target }) => onChange({ company: target.value })}
				/>
				<TextField
					label="Who it’s to (optional)"
					help="A name from the advert, such as Ms Kaur. Without one, it’s to the hiring team."
					maxLength={200}
					value={letter.addressee}
					onChange={({ target }) => onChange({ addressee: target.value })}
				/>
			</div>
			<FoldedAdvert advert={letter.advert} onAdvert={(advert) => onChange({ advert })} rows={8} />
			{cvs.length > 1 ? (
				<SelectField
					label="Start from this CV"
					value={cvId}
					onChange={({ target }) => onChange({ cvId: target.value })}
				>
					{cvs.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
			) : null}
			<FormProblem problem={problem} />
			{cvs.length === 0 ? (
				<NoCvYet />
			) : (
				<BeginButton isFirst={letter.text.trim() === ''} isBusy={isBusy} onClick={onBegin} />
			)}
		</section>
	)
}

type BeginButtonProps = { isFirst: boolean; isBusy: boolean; onClick: () => void }

function BeginButton({ isFirst, isBusy, onClick }: BeginButtonProps) {
	const label = isFirst ? 'Start the letter' : 'Start again from my CV'
	return (
		<div>
			<Button look={isFirst ? 'primary' : 'quiet'} disabled={isBusy} onClick={onClick}>
				<PenLine size={18} aria-hidden />
				{isBusy ? 'Reading…' : label}
			</Button>
			{isFirst ? (
				<p className="mt-2 text-sm text-ink-soft">
					3 short paragraphs from your own CV, in answer to the advert. Nothing is made up: we leave
					a gap for anything only you know.
				</p>
			) : null}
		</div>
	)
}

function NoCvYet() {
	return (
		<div>
			<p className="mb-3 text-ink-soft">
				Your letter starts from a CV, and there isn’t one in this browser yet.
			</p>
			<ButtonLink size="small" to="/cv-writer">
				Write or import a CV
			</ButtonLink>
		</div>
	)
}
