import { expect, test } from 'vitest'
import { contentDisposition } from './send-file.ts'

test('a name of any script is sent along with a plain one', () => {
	expect(contentDisposition('Zoë-Øster-CV.pdf')).toBe(
		`attachment; filename="Zoe-_ster-CV.pdf"; filename*=UTF-8''Zo%C3%AB-%C3%98ster-CV.pdf`,
	)
})

test('no name can break out of the header', () => {
	const header = contentDisposition(`a"b\\c\r\nX: y%'.pdf`)
	expect(header).toBe(
		`attachment; filename="a_b_c__X: y_'.pdf"; filename*=UTF-8''a%22b%5Cc%0D%0AX%3A%20y%25%27.pdf`,
	)
})
