import { getCv, listCvs } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cvs-key.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { MatchBesideAdvert } from './match-beside-advert.tsx'

type AccountMatchProps = { advert: string; onAdvert: (advert: string) => void }

/** A CV of the account, of the person's choice, beside an advert. */
export function AccountMatch(props: AccountMatchProps) {
	const [chosen, setChosen] = useState<string | null>(null)
	const list = useQuery({
		queryKey: [...accountCvsKey, 'choice'],
		queryFn: ({ signal }) => call(listCvs, { query: { limit: 100 }, signal }),
	})
	const cvs = list.data?.cvs ?? []
	const cvId = chosen ?? cvs[0]?.id ?? null
	const cv = useQuery({
		queryKey: [...accountCvsKey, 'jobs', cvId],
		queryFn: ({ signal }) => call(getCv, { params: { cvId: cvId ?? '' }, signal }),
		enabled: cvId !== null,
	})
	const hasNone = list.isSuccess && cvs.length === 0
	return (
		<MatchBesideAdvert
			cv={hasNone ? null : cv.data?.document}
			editorPath={`/cv-writer/edit/${cvId}`}
			choice={
				<>
					{cvs.length > 1 ? (
						<SelectField
							label="Your CV"
							value={cvId ?? ''}
							onChange={({ target }) => setChosen(target.value)}
						>
							{cvs.map(({ id, title }) => (
								<option key={id} value={id}>
									{title}
								</option>
							))}
						</SelectField>
					) : null}
					<FormProblem problem={list.error?.message ?? cv.error?.message ?? null} />
				</>
			}
			{...props}
		/>
	)
}
