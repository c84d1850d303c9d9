/** The inks of the street. */
export const YELLOW = '#FFC62E'
export const OCHRE = '#E9A524'
export const GREEN = '#1B7A66'
export const DARK = '#093A32'
export const RED = '#C8281A'
export const PAPER = '#FDF8EC'
export const CREAM = '#F3EAD3'
export const PEACH = '#F6B8A0'
export const INK = '#13201C'

/** Over what is not lit, and the light of a lamp behind a window. */
export const NIGHT = '#031A16'
export const LAMP = '#FFD66B'
