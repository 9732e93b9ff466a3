/** The SHA-256 of a file's content, in hexadecimal, as the server names images. */
export const hashOf = async (content: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
