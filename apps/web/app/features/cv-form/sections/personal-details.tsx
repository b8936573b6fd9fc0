import { maxLineLength, type PersonalInfo, setField, wholeCv } from '@app/cv'
import { TextField } from '#shared/ui/field.tsx'
import { LowConfidenceField } from '../fields/low-confidence-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { PrivateNote } from '../fields/private-note.tsx'
import { useTypedField } from '../fields/use-typed-field.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'

type PersonalField = {
	name: keyof PersonalInfo
	label: string
	autoComplete: string
	type?: 'email' | 'tel' | 'url'
	help?: string
	isWide?: boolean
}

const fields: readonly PersonalField[] = [
	{ name: 'firstName', label: 'First name', autoComplete: 'given-name' },
	{ name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
	{
		name: 'headline',
		label: 'Headline',
		autoComplete: 'organization-title',
		help: 'The job you do or want. It appears under your name',
		isWide: true,
	},
	{ name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
	{ name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
	{
		name: 'address',
		label: 'Street address',
		autoComplete: 'street-address',
		help: 'Optional: town and postcode are enough for most jobs',
		isWide: true,
	},
	{ name: 'city', label: 'Town or city', autoComplete: 'address-level2' },
	{ name: 'postalCode', label: 'Postcode', autoComplete: 'postal-code' },
	{ name: 'country', label: 'Country', autoComplete: 'country-name' },
	{ name: 'website', label: 'Website', autoComplete: 'url', type: 'url' },
]

/** Name and ways to be reached. */
export function PersonalDetails() {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<div
					key={field.name}
					data-field={`personalInfo.${field.name}`}
					className={field.isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
				>
					<PersonalDetail {...field} />
				</div>
			))}
			<div className="sm:col-span-2">
				<PrivateNote id={wholeCv} about="this CV" />
			</div>
		</div>
	)
}

function PersonalDetail({ name, isWide: _, ...input }: PersonalField) {
	const value = useCvForm((state) => state.personalInfo[name])
	const error = useCvForm((state) => state.errors.personalInfo?.[name])
	const edit = useEditForm()
	const path = `personalInfo.${name}`
	const change = (text: string) => edit((form) => setField(form, path, text), path)
	const field = useTypedField<HTMLInputElement>(value, change)
	if (name === 'phone') {
		return (
			<LowConfidenceField field={path} value={value}>
				<PhoneField {...input} value={value} onChange={change} />
			</LowConfidenceField>
		)
	}
	return (
		<LowConfidenceField field={path} value={value}>
			<TextField {...input} {...field} error={error} maxLength={maxLineLength} />
		</LowConfidenceField>
	)
}
