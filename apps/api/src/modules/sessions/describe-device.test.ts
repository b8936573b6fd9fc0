import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
	['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36`,
		'Chrome on Windows',
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
		'Edge on Windows',
	],
	[
		`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1`,
		'Safari on macOS',
	],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/142.0 Mobile Safari/604.1`,
		'Chrome on iPhone',
	],
	[
		`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
		'Samsung Internet on Android',
	],
	['curl/8.5.0', 'Unknown device'],
	['<script>alert(1)</script>', 'Unknown device'],
	[undefined, 'Unknown device'],
])('%s is %s', (userAgent, words) => {
	expect(describeDevice(userAgent)).toBe(words)
})
