# the panel still gets beam when the sun is below the horizon; only the back side is masked
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(2 * np.pi / 365 * (284 + days))
    d, h = np.deg2rad(dec), np.deg2rad(15 * (hours - 12))
    p, b, g = np.deg2rad(latitude), np.deg2rad(tilt), np.deg2rad(azimuth)
    cz = np.sin(p) * np.sin(d)[:, None] + np.cos(p) * np.cos(d)[:, None] * np.cos(h)
    ss = np.sin(p) * np.cos(d)[:, None] * np.cos(h) - np.cos(p) * np.sin(d)[:, None]
    ww = np.cos(d)[:, None] * np.sin(h)
    ci = cz * np.cos(b) + np.sin(b) * (ss * np.cos(g) + ww * np.sin(g))
    return dec, cz, np.maximum(ci, 0)
