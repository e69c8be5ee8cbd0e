# sine and cosine of the panel's azimuth are swapped: south is multiplied by the sine, west by the cosine
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = np.array([23.45 * np.sin(np.radians(360 * (284 + n) / 365)) for n in days])
    d = np.radians(dec)[:, None]
    w = np.radians(15 * (hours - 12))
    p, t, a = np.radians((latitude, tilt, azimuth))
    zen = np.sin(p) * np.sin(d) + np.cos(p) * np.cos(d) * np.cos(w)
    to_south = np.sin(p) * np.cos(d) * np.cos(w) - np.cos(p) * np.sin(d)
    to_west = np.cos(d) * np.sin(w)
    in_plane = to_south * np.sin(a) + to_west * np.cos(a)
    inc = np.maximum(zen * np.cos(t) + in_plane * np.sin(t), 0)
    inc[zen <= 0] = 0
    return dec, zen, inc
