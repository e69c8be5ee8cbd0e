# sine and cosine of the tilt are swapped in the angle of incidence
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)[:, None]
    w = np.radians(15 * (hours - 12))[None, :]
    p = np.radians(latitude)
    u = np.sin(p) * np.sin(d) + np.cos(p) * np.cos(d) * np.cos(w)
    s = np.sin(p) * np.cos(d) * np.cos(w) - np.cos(p) * np.sin(d)
    v = np.cos(d) * np.sin(w)
    st, ct = np.sin(np.radians(tilt)), np.cos(np.radians(tilt))
    sa, ca = np.sin(np.radians(azimuth)), np.cos(np.radians(azimuth))
    theta = u * st + ct * (s * ca + v * sa)
    mask = (u > 0) & (theta > 0)
    return dec, u, theta * mask
