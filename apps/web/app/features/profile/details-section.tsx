import { profileSchema, type User, updateProfile } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { toast } from '#shared/ui/toast.ts'

type DetailsSectionProps = { user: User; onChange: (changes: Partial<User>) => void }

/** Shows the form for a person's details. */
export function DetailsSection({ user, onChange }: DetailsSectionProps) {
	const form = useCheckedForm({
		schema: profileSchema,
		initially: profileSchema.parse(user),
		onSend: async (body) => {
			const updated = await call(updateProfile, { body })
			form.reset(profileSchema.parse(updated))
			onChange(updated)
			toast.success('Details saved.')
		},
	})
	return (
		<PageSection title="Your details" text="Only you can see these.">
			<form noValidate onSubmit={form.send} className="grid gap-5">
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
					<TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
				</div>
				<TextField
					label="Headline"
					help="Your work in a few words, such as “Staff nurse, acute medicine”."
					{...form.field('headline')}
				/>
				<TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField label="Town or city" autoComplete="address-level2" {...form.field('city')} />
					<TextField label="Country" autoComplete="country-name" {...form.field('country')} />
				</div>
				<FormProblem problem={form.problem} />
				<Button
					type="submit"
					look="primary"
					disabled={form.isSending || !form.isDirty}
					className="sm:justify-self-start"
				>
					{form.isSending ? 'Saving…' : 'Save changes'}
				</Button>
			</form>
		</PageSection>
	)
}
