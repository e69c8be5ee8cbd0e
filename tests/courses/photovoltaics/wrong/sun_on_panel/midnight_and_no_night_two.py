# the hour angle is counted from midnight, and the night is not masked
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    w = np.radians(360 * hours / 24)
    p, b, g = np.radians(latitude), np.radians(tilt), np.radians(azimuth)
    u = np.sin(p) * np.sin(d) + np.cos(p) * np.cos(d) * np.cos(w)
    s = np.sin(p) * np.cos(d) * np.cos(w) - np.cos(p) * np.sin(d)
    v = np.cos(d) * np.sin(w)
    c = u * np.cos(b) + np.sin(b) * (s * np.cos(g) + v * np.sin(g))
    return dec, u, c.clip(min=0)
