declare module 'virtual:icons/*' {
  const symbols: string;
  export default symbols;
}

declare module 'virtual:texts' {
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}
