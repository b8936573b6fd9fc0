import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvOfChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { useConfirmInAccount } from '#shared/match/use-confirm-in-account.ts'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type AccountMatchProps = { advert: string; onAdvert: (advert: string) => void }

/** A CV of the account, of the person's choice, beside an advert. */
export function AccountMatch(props: AccountMatchProps) {
	const { cvs, cvId, document, problem, choose } = useCvOfChoice()
	const confirm = useConfirmInAccount(cvId)
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
