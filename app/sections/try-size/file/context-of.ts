/** @throws where the browser has no canvas left to give, as on phones whose memory is full */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas: the browser's memory is full");
  return context;
}
