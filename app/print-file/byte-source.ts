/** Where the bytes of a print file come from: a `File` in the browser, an open file on the command line, or memory. */
export type ByteSource = {
  /** Bytes in all. */
  readonly size: number;
  /** The bytes from `offset`, at most `length`; fewer where the file ends. */
  read(offset: number, length: number): Promise<Uint8Array>;
};

/** @param blob a file that the visitor chose; read by slices, never as a whole */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}

/** @param bytes a whole small file, such as a picture inside another file */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}
