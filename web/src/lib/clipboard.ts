/** Copies text to the clipboard. Returns whether it succeeded. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Browsers allow this only in secure contexts.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
