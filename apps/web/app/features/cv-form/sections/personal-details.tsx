import { maxLineLength, type PersonalInfo, setField, wholeCv } from '@app/cv'
import { useState } from 'react'
import { TextField } from '#shared/ui/field.tsx'
import { useFocusTarget } from '../fields/focus-target.tsx'
import { LowConfidenceField } from '../fields/low-confidence-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { PrivateNote } from '../fields/private-note.tsx'
import { useUncontrolledField } from '../fields/use-uncontrolled-field.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { PhotoField } from '../photo/photo-field.tsx'

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

const moreFields: readonly PersonalField[] = [
	{
		name: 'honorificPrefix',
		label: 'Title',
		autoComplete: 'honorific-prefix',
		help: 'For example, Dr. Most people leave this blank',
	},
	{
		name: 'honorificSuffix',
		label: 'Letters after your name',
		autoComplete: 'honorific-suffix',
		help: 'Like RGN or BSc (Hons), MRCVS',
	},
	{
		name: 'rightToWork',
		label: 'Right to work',
		autoComplete: 'off',
		help: 'Only if the advert asks. For example, “Right to work in the UK”',
	},
	{
		name: 'drivingLicence',
		label: 'Driving licence',
		autoComplete: 'off',
		help: 'Only if the job needs one. For example, “Full UK driving licence”',
	},
	{
		name: 'orcid',
		label: 'ORCID',
		autoComplete: 'off',
		help: 'For researchers, like 0000-0002-1825-0097',
	},
]

/** Name and ways to be reached. */
export function PersonalDetails() {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<PersonalDetail key={field.name} {...field} />
			))}
			<PhotoField />
			<MoreDetails />
			<div className="sm:col-span-2">
				<PrivateNote id={wholeCv} about="this CV" />
			</div>
		</div>
	)
}

// Fields that few people need are folded until one is filled in or the person is led to it.
function MoreDetails() {
	const { path } = useFocusTarget() ?? {}
	const isWanted = moreFields.some(({ name }) => path === `personalInfo.${name}`)
	const isFilled = useCvForm(({ personalInfo }) =>
		moreFields.some(({ name }) => personalInfo[name] !== ''),
	)
	const [isOpen, setOpen] = useState(isFilled || isWanted)
	return (
		<details
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			className="sm:col-span-2"
		>
			<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
				More details: title, letters after your name, right to work, driving licence, ORCID
			</summary>
			<div className="grid gap-4 pt-2 sm:grid-cols-2">
				{moreFields.map((field) => (
					<PersonalDetail key={field.name} {...field} />
				))}
			</div>
		</details>
	)
}

function PersonalDetail({ isWide, ...field }: PersonalField) {
	return (
		<div
			data-field={`personalInfo.${field.name}`}
			className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
		>
			<PersonalControl {...field} />
		</div>
	)
}

function PersonalControl({ name, ...input }: Omit<PersonalField, 'isWide'>) {
	const value = useCvForm((state) => state.personalInfo[name])
	const error = useCvForm((state) => state.errors.personalInfo?.[name])
	const edit = useEditForm()
	const path = `personalInfo.${name}`
	const change = (text: string) => edit((form) => setField(form, path, text), path)
	const field = useUncontrolledField<HTMLInputElement>(value, change)
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
