export function RouteFallback({ message }: { message: string }) {
  return <h1>{message}</h1>;
}
