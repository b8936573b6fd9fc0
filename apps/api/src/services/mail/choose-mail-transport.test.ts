import { expect, test } from 'vitest'
import { chooseMailTransport } from './choose-mail-transport.ts'

const smtpUrl = 'smtp://mail.example.com'

test('a mail server is used wherever there is one', () => {
	expect(chooseMailTransport({ smtpUrl, publicUrl: null })).toBe('smtp')
	expect(chooseMailTransport({ smtpUrl, publicUrl: 'https://cv.example.com' })).toBe('smtp')
})

test.each([null, 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
	'without one, messages for %s stay in the outbox',
	(publicUrl) => {
		expect(chooseMailTransport({ smtpUrl: null, publicUrl })).toBe('outbox')
	},
)

test.each([
	'https://cv.example.com',
	'http://192.168.1.2:3000',
	'http://localhost.example.com',
	'http://127.0.0.1.example.com',
	'http://notlocalhost',
])('without one, %s sends nothing and keeps nothing to be read', (publicUrl) => {
	expect(chooseMailTransport({ smtpUrl: null, publicUrl })).toBe('none')
})
