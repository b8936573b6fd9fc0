/** What browsers and Node both have, and the pure parts may use. */
declare function atob(base64: string): string
declare function btoa(binary: string): string
declare class TextDecoder {
	decode(bytes: Uint8Array): string
}
