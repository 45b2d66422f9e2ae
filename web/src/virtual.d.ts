declare module 'virtual:icon-sprite' {
  const sprite: string;
  export default sprite;
}
