/** Whether this host name means the visitor's own machine, so that a link to it is useless to others. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
