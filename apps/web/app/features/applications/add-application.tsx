import { type Application, applicationFieldsSchema, type Stage } from '@app/contract/applications'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { newId } from '#shared/new-id.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { AskToLeave } from './detail/leave-guard.tsx'
import type { Stages } from './stage-names.ts'
import { useApplicationChanges } from './use-applications.ts'

type AddApplicationProps = {
	stages: Stages
	onAdded: (application: Application) => void
	onClose: () => void
}

const { title, company, place, url, salaryText, advert } = applicationFieldsSchema.shape

// The advert in the navigation state: a person who comes from the comparison with a CV brings it along.
const broughtSchema = z.object({ advert }).catch({ advert: '' })

/** Shows the form that adds an application for any job. Only the job title is required. */
export function AddApplication({ stages, onAdded, onClose }: AddApplicationProps) {
	const { create } = useApplicationChanges()
	const first: Stage = 'saved'
	// One for the whole form, so that a second press after a lost answer makes no second application.
	const [id] = useState(newId)
	const [isAsking, setIsAsking] = useState(false)
	const { state } = useLocation()
	const form = useCheckedForm({
		schema: z.object({ title, company, place, url, salaryText, advert, stage: z.string() }),
		initially: {
			title: '',
			company: '',
			place: '',
			url: '',
			salaryText: '',
			advert: broughtSchema.parse(state).advert,
			stage: first,
		},
		onSend: async ({ stage, ...job }) => {
			const chosen = stages.order.find((each) => each === stage) ?? first
			onAdded(await create.mutateAsync({ id, job: { from: 'scratch', ...job }, stage: chosen }))
		},
	})
	return (
		<Dialog
			title="Add an application"
			text="Once it’s added, you can start a cover letter and tailor a CV to it."
			onClose={() => (form.isDirty ? setIsAsking(true) : onClose())}
		>
			<form noValidate onSubmit={form.send} className="grid gap-5 p-5 sm:p-7">
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField label="Job title" maxLength={200} {...form.field('title')} />
					<TextField label="Employer" maxLength={200} {...form.field('company')} />
					<TextField label="Location (optional)" maxLength={200} {...form.field('place')} />
					<TextField label="Pay (optional)" maxLength={200} {...form.field('salaryText')} />
				</div>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField
						label="Link to the advert (optional)"
						type="url"
						placeholder="https://"
						maxLength={2000}
						{...form.field('url')}
					/>
					<SelectField label="Stage" {...form.field('stage')}>
						{stages.order.map((stage) => (
							<option key={stage} value={stage}>
								{stages.nameOf(stage)}
							</option>
						))}
					</SelectField>
				</div>
				<TextAreaField
					label="Text of the advert (optional)"
					help="Adverts get taken down. Your copy stays here, and you can tailor a CV to it."
					rows={4}
					maxLength={40_000}
					{...form.field('advert')}
				/>
				<FormProblem problem={form.problem} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="primary" disabled={form.isSending}>
						{form.isSending ? 'Adding…' : 'Add application'}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</div>
			</form>
			{isAsking ? <AskToLeave onStay={() => setIsAsking(false)} onLeave={onClose} /> : null}
		</Dialog>
	)
}
