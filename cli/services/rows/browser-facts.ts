export const SUBSCRIPTION = {
  endpoint: 'https://push.example/reference-browser',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en',
};

/** What the app sends about the device at registration. */
export const DEVICE = {
  ip: '{ip}',
  os: 'Linux',
  device: 'desktop',
  browser: 'Firefox',
  fingerprint: 'f00d',
  java_enabled: true,
  language: 'en',
  color_depth: 24,
  screen_height: 1080,
  screen_width: 1920,
  timezone_offset: '+00:00',
};
