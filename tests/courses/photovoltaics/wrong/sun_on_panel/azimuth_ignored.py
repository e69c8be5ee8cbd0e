# the azimuth of the panel is ignored: it is treated as facing south (latitude minus tilt)
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    w = np.radians(15 * (hours - 12))
    lat = np.radians(latitude)
    eff = np.radians(latitude - tilt)
    cz = np.sin(lat) * np.sin(d) + np.cos(lat) * np.cos(d) * np.cos(w)
    ci = np.sin(eff) * np.sin(d) + np.cos(eff) * np.cos(d) * np.cos(w)
    ci = np.where((cz > 0) & (ci > 0), ci, 0)
    return dec, cz, ci
