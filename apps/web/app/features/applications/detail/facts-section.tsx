import { type Application, applicationFieldsSchema } from '@app/contract/applications'
import { useState } from 'react'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { formatPay } from '../application-formatting.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import { DetailSection } from './detail-section.tsx'
import { saveForm } from './save-with-toast.ts'
import { useUnsentForm } from './unsent-forms.ts'

type FactsSectionProps = { application: Application; saver: ApplicationAutosave }

/** Shows the job title, the employer, the location, the pay and where the job was found. */
export function FactsSection({ application, saver }: FactsSectionProps) {
	const [isEdited, setIsEdited] = useState(false)
	const { title, company, place, url, source } = application
	const facts = [
		['Job title', title],
		['Employer', company],
		['Location', place],
		['Pay', formatPay(application)],
		['Found on', source],
	].filter(([, words]) => words !== '')
	return (
		<DetailSection
			title="The job"
			isEdited={isEdited}
			aside={
				isEdited ? null : (
					<Button size="small" look="bare" onClick={() => setIsEdited(true)}>
						Change
					</Button>
				)
			}
		>
			{isEdited ? (
				<FactsForm application={application} saver={saver} onClose={() => setIsEdited(false)} />
			) : (
				<dl className="m-0 grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
					{facts.map(([name, words]) => (
						<div key={name} className="contents">
							<dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
							<dd className="m-0 wrap-anywhere max-sm:mb-2">{words}</dd>
						</div>
					))}
					{url ? (
						<div className="contents">
							<dt className="text-sm text-ink-soft sm:pt-0.5">Link</dt>
							<dd className="m-0 wrap-anywhere">
								<a href={url} target="_blank" rel="noopener noreferrer nofollow">
									{url}
									<span className="sr-only"> (opens a new tab)</span>
								</a>
							</dd>
						</div>
					) : null}
				</dl>
			)}
		</DetailSection>
	)
}

const formSchema = applicationFieldsSchema.pick({
	title: true,
	company: true,
	place: true,
	url: true,
	source: true,
	salaryText: true,
})

function FactsForm({ application, saver, onClose }: FactsSectionProps & { onClose: () => void }) {
	const form = useCheckedForm({
		schema: formSchema,
		initially: formSchema.parse(application),
		onSend: async (facts) => {
			await saveForm(saver, facts)
			onClose()
		},
	})
	useUnsentForm(form.isDirty)
	const stated = formatPay({ salary: application.salary, salaryText: '' })
	return (
		<form noValidate onSubmit={form.send} className="grid gap-4">
			<TextField label="Job title" maxLength={200} {...form.field('title')} />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField label="Employer" maxLength={200} {...form.field('company')} />
				<TextField label="Location" maxLength={200} {...form.field('place')} />
				<TextField
					label="Pay"
					maxLength={200}
					help={stated === '' ? undefined : `The advert says ${stated}.`}
					{...form.field('salaryText')}
				/>
				<TextField label="Found on" maxLength={200} {...form.field('source')} />
			</div>
			<TextField
				label="Link to the advert"
				type="url"
				maxLength={2000}
				placeholder="https://"
				{...form.field('url')}
			/>
			<FormProblem problem={form.problem} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="small" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Saving…' : 'Save'}
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
