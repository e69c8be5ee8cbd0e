# the hour angle is counted from midnight instead of from noon
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    phi, beta, gam = [np.deg2rad(v) for v in (latitude, tilt, azimuth)]
    decl = 23.45 * np.sin(np.deg2rad(360 * (284 + days) / 365))
    dd, ww = np.meshgrid(np.deg2rad(decl), np.deg2rad(15 * hours), indexing="ij")
    u = np.sin(phi) * np.sin(dd) + np.cos(phi) * np.cos(dd) * np.cos(ww)
    s = np.sin(phi) * np.cos(dd) * np.cos(ww) - np.cos(phi) * np.sin(dd)
    w = np.cos(dd) * np.sin(ww)
    ct = u * np.cos(beta) + np.sin(beta) * (s * np.cos(gam) + w * np.sin(gam))
    ct[u <= 0] = 0
    ct[ct < 0] = 0
    return decl, u, ct
