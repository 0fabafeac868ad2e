/** Puts text where it can be pasted from. Says whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Browsers offer this only to pages that came over a safe connection.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
