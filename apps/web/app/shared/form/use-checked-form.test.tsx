import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import type { FormSchema } from './schema-resolver.ts'
import { toFormErrors } from './to-form-errors.ts'
import { useCheckedForm } from './use-checked-form.ts'

afterEach(cleanup)

const schema = z.object({
	name: z.string().trim().min(3, 'Too short.').max(5, 'Too long.'),
	city: z.string(),
})

function open(
	onSend: () => Promise<void> = async () => {},
	checkedBy: FormSchema<z.infer<typeof schema>> = schema,
) {
	const sent: object[] = []
	const Form = () => {
		const form = useCheckedForm({
			schema: checkedBy,
			initially: { name: '', city: '' },
			onSend: async (values) => {
				sent.push(values)
				await onSend()
			},
		})
		return (
			<form onSubmit={form.send}>
				<TextField label="Name" {...form.field('name')} />
				<TextField label="City" {...form.field('city')} />
				<FormProblem problem={form.problem} />
				<button type="submit">Send</button>
			</form>
		)
	}
	render(<Form />)
	return sent
}

const name = () => screen.getByLabelText('Name')
const type = (value: string) => fireEvent.change(name(), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button'))

test('a field is checked when it is left, not while it is typed in', async () => {
	open()
	type('An')
	expect(screen.queryByText('Too short.')).toBeNull()
	fireEvent.blur(name())
	await screen.findByText('Too short.')
	type('Annabella')
	expect(screen.getByText('Too short.')).toBeTruthy()
	fireEvent.blur(name())
	await screen.findByText('Too long.')
})

test('a schema that is fetched is asked for at the first check, and checks as well', async () => {
	let asked = 0
	const sent = open(undefined, async () => {
		asked += 1
		return schema
	})
	expect(asked).toBe(0)
	type('An')
	fireEvent.blur(name())
	await screen.findByText('Too short.')
	expect(asked).toBe(1)
	send()
	await waitFor(() => expect(asked).toBe(2))
	expect(sent).toEqual([])
})

test('where the schema does not come, the server checks', async () => {
	const tooShort = new ApiError(400, 'bad_input', {
		message: 'Please check.',
		fields: { name: ['Too short for us.'] },
	})
	const refuse = () => Promise.reject(tooShort)
	const sent = open(refuse, () => Promise.reject(new Error('no connection')))
	type('An')
	send()
	await screen.findByText('Too short for us.')
	expect(sent).toEqual([{ name: 'An', city: '' }])
})

test('a note stays while a pointer is pressed, so that the button below it does not move away', async () => {
	open()
	type('An')
	fireEvent.blur(name())
	await screen.findByText('Too short.')
	type('Anna')
	const button = screen.getByRole('button')
	fireEvent.pointerDown(button)
	fireEvent.blur(name())
	await new Promise((resolve) => setTimeout(resolve))
	expect(screen.getByText('Too short.')).toBeTruthy()
	fireEvent.pointerUp(button)
	await waitFor(() => expect(screen.queryByText('Too short.')).toBeNull())
})

test('an empty field is passed by in silence, and asked for when the form is sent', async () => {
	const sent = open()
	fireEvent.blur(name())
	send()
	await screen.findByText('Too short.')
	expect(document.activeElement).toBe(name())
	expect(sent).toEqual([])
})

test('what is sent is what the schema makes of it', async () => {
	const sent = open(async () => {
		throw new ApiError(503, 'server_busy', 'Busy.')
	})
	type(' Ann ')
	send()
	await screen.findByText('Busy.')
	expect(sent).toEqual([{ name: 'Ann', city: '' }])
})

test('a refusal that names a field of the form stands there, any other above the button', async () => {
	const fields = { name: ['Taken.'], shoe: ['Too small.'] }
	open(async () => {
		throw new ApiError(400, 'bad_request', { message: 'Wrong.', fields })
	})
	type('Anna')
	send()
	await screen.findByText('Taken.')
	expect(screen.getByRole('alert').textContent).toBe('')
	expect(document.activeElement).toBe(name())
})

test('a refusal that is known to be about a field stands there although it names none', () => {
	const error = new ApiError(400, 'current_password_wrong', 'Not yours.')
	expect(toFormErrors(error, ['currentPassword'])).toEqual({
		fields: [['currentPassword', 'Not yours.']],
		problem: null,
	})
	expect(toFormErrors(error, ['name'])).toEqual({ fields: [], problem: 'Not yours.' })
})

test.each([
	[new ApiError(400, 'bad_request', { message: 'Wrong.', fields: { shoe: ['Big.'] } }), 'Wrong.'],
	[new NoAnswerError(null), /Server not responding/],
	[new TypeError('undefined is not a function'), /The server encountered an error/],
])('%s is said above the button', async (error, sentence) => {
	open(() => Promise.reject(error))
	type('Anna')
	send()
	const said = await screen.findByText(sentence)
	expect(screen.getByRole('alert').contains(said)).toBe(true)
})
