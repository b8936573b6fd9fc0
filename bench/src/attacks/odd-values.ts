const uuid = '018f3f9e-7c1a-7d3e-9b42-5a0c2f6e1d00'

/** Texts that libraries, databases and files stumble over. */
export const oddTexts = [
	'a\u0000b',
	'\ud800',
	'\udc00x',
	'\u202etxt.exe',
	'a\r\nSet-Cookie: a=b',
	'..\\..\\etc\\passwd',
	'x'.repeat(100_000),
	'\u0301'.repeat(5000),
	'{{7*7}}<%= 7*7 %>',
	'#import "/etc/passwd"',
	'0000-01-01T00:00:00Z',
	'9999-12-31T23:59:59.999Z',
	'2026-02-30',
	uuid,
	'',
]

/** Values as JSON, some of which no other language can write. */
export const oddValues = [
	'null',
	'true',
	'[]',
	'{}',
	'[[]]',
	'-1',
	'0.5',
	'-0',
	'1e400',
	'-1e400',
	'1e308',
	'9007199254740993',
	'2147483648',
	'99999999999999999999999',
	'[null]',
	'[{}]',
	'{"__proto__":{"a":1}}',
	'{"length":1e9}',
	`${'['.repeat(2000)}${']'.repeat(2000)}`,
]

/** Parts of an address as they are sent. */
export const oddSegments = [
	'%00',
	'%ff',
	'%ED%A0%80',
	'%C0%AE',
	'%',
	'%zz',
	"'",
	'%22',
	'%3Cscript%3E',
	'%0d%0aa:b',
	'..%2f..%2fetc%2fpasswd',
	'%2e%2e%2f',
	'..%5c',
	'%252e%252e',
	'-1',
	'0',
	'1e309',
	'NaN',
	'0x10',
	'9007199254740993',
	'99999999999999999999',
	'%F0%9F%91%A9',
	'__proto__',
	'constructor',
	'[object%20Object]',
	'*',
	'$1',
	'null',
	'undefined',
	uuid,
	uuid.toUpperCase(),
	`${uuid}%00`,
	`%7B${uuid}%7D`,
	'a'.repeat(4000),
	'0000-01-01T00:00:00Z',
	'%2B275760-09-13T00:00:00Z',
	'2026-02-30',
]

/** Places in a list that no list has answered. */
export const oddCursors = [
	[],
	{},
	null,
	'text',
	1,
	['', uuid],
	['\u0000', uuid],
	['\ud800', uuid],
	['x'.repeat(500), uuid],
	['0000-01-01T00:00:00Z', uuid],
	['-271821-04-20T00:00:00Z', uuid],
	['9999-12-31T23:59:59.999999999Z', uuid],
	['2026-01-01T00:00:00Z', 'not an id'],
	['2026-01-01T00:00:00Z', uuid, 'more'],
	['1|2026-01-01T00:00:00Z', uuid],
	['1 2026-01-01T00:00:00Z', uuid],
	['99999999999 2026-01-01T00:00:00Z', uuid],
	['NaN', uuid],
	['1e400', uuid],
	[{ toString: 'x' }, uuid],
	[['2026-01-01T00:00:00Z'], uuid],
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'))

/** Headers that the server or a proxy before it reads. */
export const oddHeaders: [name: string, value: string][] = [
	...['*', '"99999999999999999999"', '"-1"', '"1e9"', '"2147483648"', 'W/"1"', '"', '1'].map(
		(value): [string, string] => ['if-match', value],
	),
	['if-none-match', '"99999999999999999999"'],
	['share-grant', 'a'.repeat(200)],
	['share-grant', 'a.b.c'],
	['accept', 'a/b;q=x'],
	['accept-encoding', 'br;q=0, *;q=0'],
	['accept-language', '*'.repeat(1000)],
	['cookie', '__proto__=1; ella=%ff; =; ;'],
	['x-forwarded-for', "' or 1=1 --"],
	['x-forwarded-for', 'a'.repeat(2000)],
	['x-forwarded-host', 'evil.example'],
	['x-forwarded-proto', 'javascript'],
	['user-agent', '\u00ff'.repeat(2000)],
	['range', 'bytes=0-1,5-2,-99999999999999999999'],
	['origin', 'https://evil.example'],
	['x-http-method-override', 'DELETE'],
]

export type OddBody = { what: string; body: string | Uint8Array; type?: string }

/** Bodies around an honest one. */
export function oddBodies(honest: string): OddBody[] {
	const json = 'application/json'
	return [
		{ what: 'an empty body', body: '' },
		{ what: 'half of the JSON', body: honest.slice(0, -1) },
		{ what: 'JSON null', body: 'null' },
		{ what: 'JSON text', body: '"text"' },
		{ what: 'a JSON number', body: '1e999' },
		{ what: 'a JSON list', body: `[${honest}]` },
		{ what: 'a mark of the byte order', body: `\ufeff${honest}` },
		{ what: 'bytes that are no UTF-8', body: new Uint8Array([123, 34, 255, 254, 34, 58, 49, 125]) },
		{ what: 'every key twice', body: `{${honest.slice(1, -1) || '"a":1'},${honest.slice(1)}` },
		{
			what: 'a prototype',
			body: `{"__proto__":{"role":"admin"}${honest === '{}' ? '}' : `,${honest.slice(1)}`}`,
		},
		{ what: 'a constructor', body: '{"constructor":{"prototype":{"role":"admin"}}}' },
		{ what: 'lists in lists', body: '['.repeat(500_000) },
		{ what: 'closed lists in lists', body: `${'['.repeat(200_000)}${']'.repeat(200_000)}` },
		{ what: 'objects in objects', body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
		{
			what: 'a deep document',
			body: `{"document":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
		},
		{
			what: 'many keys',
			body: `{${Array.from({ length: 50_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
		},
		{ what: 'text', body: honest, type: 'text/plain' },
		{ what: 'XML', body: '<a/>', type: 'application/xml' },
		{ what: 'a form', body: 'a=b', type: 'application/x-www-form-urlencoded' },
		{ what: 'a form without a boundary', body: honest, type: 'multipart/form-data' },
		{ what: 'UTF-16', body: honest, type: `${json}; charset=utf-16` },
		{ what: 'no kind at all', body: honest, type: '/' },
	]
}
