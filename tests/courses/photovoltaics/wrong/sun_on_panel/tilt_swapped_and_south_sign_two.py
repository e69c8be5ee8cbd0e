# sine and cosine of the tilt are swapped, and the component to the south has the wrong sign
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    w = np.radians(15 * (hours - 12))[None, :]
    p = np.radians(latitude)
    up = np.sin(p) * np.sin(d) + np.cos(p) * np.cos(d) * np.cos(w)
    north_south = np.cos(p) * np.sin(d) - np.sin(p) * np.cos(d) * np.cos(w)
    east_west = np.cos(d) * np.sin(w)
    plane = north_south * np.cos(np.radians(azimuth)) + east_west * np.sin(np.radians(azimuth))
    res = up * np.sin(np.radians(tilt)) + plane * np.cos(np.radians(tilt))
    res = np.where((up > 0) & (res > 0), res, 0)
    return dec, up, res
