/** The route table of spec section 2. Screens link with these, never with literals of their own. */
export const paths = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  user: '/user',
  home: '/user/home',
  profile: '/user/profile',
  bonus: '/user/bonus',
  statement: '/user/statement',
  memberContact: '/user/contact',
  spin: '/user/spin',
  terminated: '/terminated',
} as const;
