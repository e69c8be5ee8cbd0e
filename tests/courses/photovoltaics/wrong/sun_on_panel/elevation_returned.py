# cos_zenith is returned as the elevation angle in degrees instead of the cosine
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    w = np.radians(15 * (hours - 12))
    p = np.radians(latitude)
    sin_elev = np.sin(p) * np.sin(d) + np.cos(p) * np.cos(d) * np.cos(w)
    elevation = np.degrees(np.arcsin(sin_elev))
    s = np.sin(p) * np.cos(d) * np.cos(w) - np.cos(p) * np.sin(d)
    west = np.cos(d) * np.sin(w)
    b, g = np.radians(tilt), np.radians(azimuth)
    inc = sin_elev * np.cos(b) + np.sin(b) * (s * np.cos(g) + west * np.sin(g))
    inc = np.where((elevation > 0) & (inc > 0), inc, 0)
    return dec, elevation, inc
