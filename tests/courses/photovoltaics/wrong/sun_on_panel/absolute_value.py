# where the sun is behind the panel the absolute value of the cosine is taken instead of 0
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    o = np.radians(15 * (hours - 12))
    f = np.radians(latitude)
    b = np.radians(tilt)
    g = np.radians(azimuth)
    cosz = np.sin(f) * np.sin(d) + np.cos(f) * np.cos(d) * np.cos(o)
    sun = np.stack([cosz, np.sin(f) * np.cos(d) * np.cos(o) - np.cos(f) * np.sin(d), np.cos(d) * np.sin(o)], axis=-1)
    normal = np.array([np.cos(b), np.sin(b) * np.cos(g), np.sin(b) * np.sin(g)])
    cosi = np.abs(sun @ normal)
    cosi[cosz <= 0] = 0
    return dec, cosz, cosi
