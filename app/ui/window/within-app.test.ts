import assert from "node:assert/strict";
import { test } from "node:test";
import { isWithinApp } from "./within-app.ts";

test("windows of apps are told from browsers by how they name themselves", () => {
  const android = "Mozilla/5.0 (Linux; Android 13; SM-A135F";
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  const apps = [
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.0 Android`,
    `${iphone} Version/18.1 Mobile/15E148 Safari/604.1 musical_ly_37.0.0 BytedanceWebview/d8a21c6`,
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/241001 ZaloTheme/light`,
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.0;]`,
    `${iphone} Mobile/15E148 Zalo iOS/600 ZaloTheme/light`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0]`,
    `${iphone} Mobile/15E148`,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) [FBAN/FBIOS;FBAV/490.0.0.0]", // an iPad
  ];
  const browsers = [
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
    `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
    `${iphone} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`,
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  ];
  for (const agent of apps) assert.ok(isWithinApp(agent), agent);
  for (const agent of browsers) assert.ok(!isWithinApp(agent), agent);
});
