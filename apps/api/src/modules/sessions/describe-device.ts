type Mark = { name: string; pattern: RegExp }

// Browsers name those whose sites they want to be served by, so the more particular ones come first.
const browsers: Mark[] = [
	{ name: 'Edge', pattern: /\bEdgA?(iOS)?\// },
	{ name: 'Opera', pattern: /\bOPR\// },
	{ name: 'Samsung Internet', pattern: /\bSamsungBrowser\// },
	{ name: 'Firefox', pattern: /\b(Firefox|FxiOS)\// },
	{ name: 'Chrome', pattern: /\b(Chrome|CriOS|Chromium)\// },
	{ name: 'Safari', pattern: /\bSafari\// },
]

const systems: Mark[] = [
	{ name: 'iPhone', pattern: /\biPhone\b/ },
	{ name: 'iPad', pattern: /\biPad\b/ },
	{ name: 'Android', pattern: /\bAndroid\b/ },
	{ name: 'Windows', pattern: /\bWindows\b/ },
	{ name: 'ChromeOS', pattern: /\bCrOS\b/ },
	{ name: 'macOS', pattern: /\bMac OS X\b|\bMacintosh\b/ },
	{ name: 'Linux', pattern: /\bLinux\b/ },
]

/** A browser and its system in words, such as "Firefox on Linux", from its `User-Agent`. */
export function describeDevice(userAgent: string | undefined): string {
	const browser = findName(browsers, userAgent)
	const system = findName(systems, userAgent)
	if (browser && system) return `${browser} on ${system}`
	return browser ?? system ?? 'Unknown device'
}

function findName(marks: Mark[], userAgent = ''): string | undefined {
	return marks.find(({ pattern }) => pattern.test(userAgent))?.name
}
