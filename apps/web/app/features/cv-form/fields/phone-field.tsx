import { maxLineLength } from '@app/cv'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { FieldNote, fieldControlClass } from '#shared/ui/field.tsx'
import { useFieldDescription } from '#shared/ui/field-description.ts'
import { useCvForm } from '../form-state/cv-form-context.tsx'
import { useUncontrolledField } from './use-uncontrolled-field.ts'

type PhoneNumbers = typeof import('#shared/phone/phone-numbers.ts')

type PhoneFieldProps = {
	label: string
	help?: string | undefined
	autoComplete: string
	value: string
	onChange: (value: string) => void
}

/** A telephone number with its country beside it. The rules of the countries come when the browser is idle. */
export function PhoneField({ label, help, autoComplete, value, onChange }: PhoneFieldProps) {
	const id = useId()
	const rules = usePhoneNumbers()
	const named = useCvForm((state) => state.personalInfo.country)
	const home = rules?.findHomeCountry(named) ?? 'GB'
	const [doubt, setDoubt] = useState<string>()
	const note = doubt ?? help
	const describedBy = useFieldDescription(note ? `${id}-note` : null)
	const number = useUncontrolledField<HTMLInputElement>(value, (typed) => {
		setDoubt(undefined)
		onChange(typed)
	})

	function handleBlur() {
		if (rules === null) return
		const grouped = rules.inUsualGroups(value, home)
		if (grouped !== value) onChange(grouped)
		setDoubt(rules.doubtAboutNumber(grouped, home))
	}

	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			<div className="flex gap-1.5">
				<CountryOfNumber
					rules={rules}
					value={value}
					home={home}
					label="Dialling code"
					onChange={(next) => {
						setDoubt(undefined)
						onChange(next)
					}}
				/>
				<input
					id={id}
					type="tel"
					autoComplete={autoComplete}
					aria-describedby={describedBy}
					maxLength={maxLineLength}
					{...number}
					onBlur={handleBlur}
					className={`${fieldControlClass()} min-w-0 flex-1`}
				/>
			</div>
			<FieldNote id={`${id}-note`} help={note} />
		</div>
	)
}

type CountryOfNumberProps = {
	rules: PhoneNumbers | null
	value: string
	home: string
	label: string
	onChange: (value: string) => void
}

/** Shows the calling code alone, so that the number has room; the list names the countries. */
function CountryOfNumber({ rules, value, home, label, onChange }: CountryOfNumberProps) {
	const countries = useMemo(() => rules?.phoneCountries() ?? [], [rules])
	const country = rules?.countryOfNumber(value, home) ?? home
	const shown = countries.find(({ code }) => code === country)?.callingCode ?? '+44'
	return (
		<span
			className="relative flex min-h-11 shrink-0 items-center gap-1 rounded-control border border-line-strong bg-paper pr-2
				pl-3 text-base tabular-nums has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2
				has-[select:focus-visible]:outline-accent"
		>
			<span aria-hidden>{shown}</span>
			<ChevronDown size={16} aria-hidden className="text-ink-soft" />
			<select
				aria-label={label}
				value={country}
				disabled={rules === null}
				onChange={({ target }) => {
					if (rules) onChange(rules.withCountry(value, { to: target.value, home }))
				}}
				className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
			>
				{countries.length === 0 ? <option value={country}>{shown}</option> : null}
				{countries.map(({ code, name, callingCode }) => (
					<option key={code} value={code}>
						{name} ({callingCode})
					</option>
				))}
			</select>
		</span>
	)
}

const afterMs = 800
let loaded: PhoneNumbers | null = null

function usePhoneNumbers(): PhoneNumbers | null {
	const [rules, setRules] = useState(loaded)
	useEffect(() => {
		if (loaded !== null) return
		const timer = setTimeout(() => {
			import('#shared/phone/phone-numbers.ts').then(
				(module) => {
					loaded = module
					setRules(module)
				},
				// Without a connection it is a plain field.
				() => undefined,
			)
		}, afterMs)
		return () => clearTimeout(timer)
	}, [])
	return rules
}
