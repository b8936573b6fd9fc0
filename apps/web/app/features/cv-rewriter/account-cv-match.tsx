import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvOfChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { useConfirmLineInAccount } from '#shared/match/use-confirm-line-in-account.ts'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type AccountCvMatchProps = { advert: string; onAdvert: (advert: string) => void }

/** A CV of the account, of the person's choice, beside an advert. */
export function AccountCvMatch(props: AccountCvMatchProps) {
	const { cvs, cvId, document, problem, choose } = useCvOfChoice()
	const confirm = useConfirmLineInAccount(cvId)
	return (
		<MatchBesideAdvert
			cv={document}
			editorPath={`/cv-writer/edit/${cvId}`}
			onConfirm={confirm}
			choice={
				<>
					{cvs.length > 1 ? (
						<CvSelect label="Your CV" value={cvId ?? ''} onChoose={choose} cvs={cvs} />
					) : null}
					<FormProblem problem={problem} />
				</>
			}
			{...props}
		/>
	)
}
