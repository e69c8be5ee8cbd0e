# the component to the south has the wrong sign (it is the one to the north)
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    lat, bet, gam = np.radians(latitude), np.radians(tilt), np.radians(azimuth)
    u = np.empty((days.size, hours.size))
    c = np.empty_like(u)
    for i, dl in enumerate(np.radians(dec)):
        om = np.radians(15 * (hours - 12))
        u[i] = np.sin(lat) * np.sin(dl) + np.cos(lat) * np.cos(dl) * np.cos(om)
        horizontal_ns = np.cos(lat) * np.sin(dl) - np.sin(lat) * np.cos(dl) * np.cos(om)
        horizontal_ew = np.cos(dl) * np.sin(om)
        c[i] = u[i] * np.cos(bet) + np.sin(bet) * (horizontal_ns * np.cos(gam) + horizontal_ew * np.sin(gam))
    c = np.where((u <= 0) | (c < 0), 0.0, c)
    return dec, u, c
