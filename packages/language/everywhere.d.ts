/** The functions of both browsers and Node that the pure packages may use. */
declare function atob(base64: string): string
declare function btoa(binary: string): string
declare class TextDecoder {
	decode(bytes: Uint8Array): string
}
