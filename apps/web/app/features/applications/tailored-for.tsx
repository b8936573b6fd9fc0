import { changeApplication, getApplication } from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#shared/api/call.ts'
import type { CarriedAdvert } from '#shared/match/carried-advert.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { applicationsKey, atOnce } from './use-applications.ts'

type TailoredForProps = { cvId: string; carried: CarriedAdvert; saveNow: () => Promise<boolean> }

/** Says which application a CV is fitted to, and notes there that this is what was sent. */
export function TailoredFor({ cvId, carried, saveNow }: TailoredForProps) {
	const client = useQueryClient()
	const { applicationId, name } = carried
	const params = { applicationId }
	const send = useMutation({
		...atOnce,
		mutationFn: async () => {
			// What was typed last belongs to what is sent.
			if (!(await saveNow()))
				throw new Error('Your last words are not saved yet. Please try again.')
			const { revision } = await call(getApplication, { params })
			return call(changeApplication, {
				...{ params, headers: { 'if-match': `"${revision}"` } },
				body: { sentCv: { cvId } },
			})
		},
		onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
	})
	const href = `/applications?open=${applicationId}`
	return (
		<section
			aria-label="The application"
			className="mb-6 rounded-panel border border-line bg-paper px-5 py-4 text-sm"
		>
			<p>
				This CV is for{' '}
				<Link to={href} className="font-semibold">
					{name}
				</Link>
				. When you have sent it, note it there: this version is then kept as what you sent.
			</p>
			<div className="mt-3 grid justify-items-start gap-3">
				<FormProblem problem={send.error?.message ?? null} />
				{send.isSuccess ? (
					<p role="status" className="font-semibold">
						Noted as the CV that you sent.
					</p>
				) : (
					<Button size="small" disabled={send.isPending} onClick={() => send.mutate()}>
						{send.isPending ? 'Noting it…' : 'I send this version'}
					</Button>
				)}
			</div>
		</section>
	)
}
