import { fullName } from '@app/cv'
import { useNavigate } from 'react-router'
import { documentOf, emptyFormData } from '#shared/cv-form-data.ts'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { useCvChanges } from './use-my-cvs.ts'

/** Offers to bring the CV that was written in this browser without an account into the account. */
export function KeepLocalCv() {
	const stored = useStoredForm()
	const navigate = useNavigate()
	const { create } = useCvChanges()
	if (!stored) return null
	const { data } = stored
	const name = fullName(data.personalInfo)

	function handleKeep() {
		const body = {
			title: name ? `${name}’s CV` : 'My CV',
			document: documentOf(data),
			design: data.design,
		}
		create.mutate(body, {
			onSuccess: ({ id }) => {
				// The copy in the account is the CV from now on.
				changeStoredForm(emptyFormData)
				void navigate(`/cv-writer/edit/${id}`)
			},
		})
	}

	return (
		<aside className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-paper px-5 py-4">
			<p className="min-w-0 flex-1 basis-72">
				<strong>There is a CV in this browser{name ? `, ${name}’s` : ''}.</strong> Bring it into
				your account to have it on every device.
			</p>
			<div className="flex flex-wrap gap-2">
				<ButtonLink to="/cv-writer/create" size="small">
					Look at it
				</ButtonLink>
				<Button size="small" disabled={create.isPending} onClick={handleKeep}>
					Bring it into my account
				</Button>
			</div>
		</aside>
	)
}
