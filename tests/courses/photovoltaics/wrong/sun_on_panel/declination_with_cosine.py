# the declination is computed with a cosine instead of a sine
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec_deg = 23.45 * np.cos(2 * np.pi * (284 + days) / 365)
    d = np.deg2rad(dec_deg).reshape(-1, 1)
    w = np.deg2rad((hours - 12) * 15).reshape(1, -1)
    lat = np.deg2rad(latitude)
    b = np.deg2rad(tilt)
    g = np.deg2rad(azimuth)
    up = np.sin(lat) * np.sin(d) + np.cos(lat) * np.cos(d) * np.cos(w)
    s = np.sin(lat) * np.cos(d) * np.cos(w) - np.cos(lat) * np.sin(d)
    e = np.cos(d) * np.sin(w)
    ct = up * np.cos(b) + np.sin(b) * (s * np.cos(g) + e * np.sin(g))
    ct = np.where(up > 0, np.maximum(ct, 0), 0.0)
    return dec_deg, up, ct
