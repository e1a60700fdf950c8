/** A public page that the production build writes as finished HTML. */
export interface StaticPage {
  path: string;
  /** File in the build's folder. */
  file: string;
  /** Key of its title in the texts of area `nav`. */
  title: 'login';
  /** Source modules fetched on start beside the entry; their chunks are preloaded. */
  modules: readonly string[];
  /** Text areas the page shows. */
  areas: readonly string[];
}

export const staticPages: readonly StaticPage[] = [
  {
    path: '/login',
    file: 'login.html',
    title: 'login',
    modules: ['src/screens/Login/LoginScreen.tsx'],
    areas: ['common', 'nav', 'login'],
  },
];
