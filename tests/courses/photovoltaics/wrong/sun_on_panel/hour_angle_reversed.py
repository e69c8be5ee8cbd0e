# the hour angle has the wrong sign: 12 minus the hour
def hour_angle(h):
    return np.radians(15.0 * (12.0 - h))


def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360.0 * (284 + days) / 365.0))
    rows_z, rows_i = [], []
    p, b, g = np.radians(latitude), np.radians(tilt), np.radians(azimuth)
    w = hour_angle(hours)
    for delta in np.radians(dec):
        z = np.sin(p) * np.sin(delta) + np.cos(p) * np.cos(delta) * np.cos(w)
        so = np.sin(p) * np.cos(delta) * np.cos(w) - np.cos(p) * np.sin(delta)
        we = np.cos(delta) * np.sin(w)
        i = z * np.cos(b) + np.sin(b) * (so * np.cos(g) + we * np.sin(g))
        rows_z.append(z)
        rows_i.append(np.where((z > 0) & (i > 0), i, 0.0))
    return dec, np.array(rows_z), np.array(rows_i)
