import { payPeriodSchema } from '@app/contract'
import { useMemo } from 'react'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import type { PayFormValues } from './job-form-values.ts'

type PayFieldsProps = { pay: PayFormValues; onType: (change: Partial<PayFormValues>) => void }

const commonCurrencies = ['GBP', 'EUR', 'USD']

/** The pay of a job, as its advert states it. */
export function PayFields({ pay, onType }: PayFieldsProps) {
	const currencies = useMemo(
		() => [...new Set([...commonCurrencies, pay.currency, ...Intl.supportedValuesOf('currency')])],
		[pay.currency],
	)
	return (
		<fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
			<legend className="sr-only">Pay</legend>
			<TextField
				label="Pay from"
				{...amountInput}
				value={pay.min}
				onChange={({ target }) => onType({ min: target.value })}
			/>
			<TextField
				label="Pay to"
				{...amountInput}
				min={pay.min || 0}
				value={pay.max}
				onChange={({ target }) => onType({ max: target.value })}
			/>
			<SelectField
				label="Currency"
				value={pay.currency}
				onChange={({ target }) => onType({ currency: target.value })}
			>
				{currencies.map((each) => (
					<option key={each}>{each}</option>
				))}
			</SelectField>
			<SelectField
				label="Paid by the"
				value={pay.period}
				onChange={({ target }) => onType({ period: payPeriodSchema.parse(target.value) })}
			>
				{payPeriodSchema.options.map((each) => (
					<option key={each} value={each}>
						{each}
					</option>
				))}
			</SelectField>
		</fieldset>
	)
}

const amountInput = { type: 'number', inputMode: 'decimal', min: 0, step: 'any' } as const
