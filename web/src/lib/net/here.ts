/** Whether an address of this host leads whoever follows it to a machine of their own. */
export const isHereOnly = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
