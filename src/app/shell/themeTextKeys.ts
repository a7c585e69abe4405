/** The name of each theme choice. */
export const themeTextKeys = {
  dark: 'shell.theme.dark',
  light: 'shell.theme.light',
  system: 'shell.theme.system',
} as const
