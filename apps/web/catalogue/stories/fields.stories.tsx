import { useState } from 'react'
import { CheckField, SelectField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'

export function TextFields() {
	return (
		<div className="grid gap-5">
			<TextField label="Job title" defaultValue="Ward sister" />
			<TextField label="Employer" help="As it is printed on your contract." />
			<TextField label="Email" defaultValue="amara@" error="Enter an email address." />
			<TextField label="Phone" defaultValue="07700 900456" disabled />
		</div>
	)
}

export function TextArea() {
	const words = 'Cut inpatient falls by 38% with intentional rounding.'
	return <TextAreaField label="What you did" defaultValue={words} help="One line for each." />
}

export function Select() {
	return (
		<SelectField label="Level" defaultValue="b2">
			<option value="a1">A1, beginner</option>
			<option value="b2">B2, upper intermediate</option>
		</SelectField>
	)
}

export function Check() {
	const [isChecked, setIsChecked] = useState(true)
	return (
		<CheckField
			label="I work here now"
			checked={isChecked}
			onChange={setIsChecked}
			help="The end date says Present."
		/>
	)
}

export function Password() {
	return (
		<PasswordField label="Password" autoComplete="new-password" help="At least 8 characters." />
	)
}

export function Search() {
	const [value, setValue] = useState('nurse')
	return (
		<SearchField label="Search examples" value={value} onChange={setValue} found="4 examples" />
	)
}
