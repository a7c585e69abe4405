/** Text keys of the theme choices. */
export const themeTextKeys = {
  dark: 'shell.theme.dark',
  light: 'shell.theme.light',
  system: 'shell.theme.system',
} as const
