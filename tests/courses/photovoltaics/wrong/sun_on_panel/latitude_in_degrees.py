# the latitude goes into sine and cosine in degrees, without conversion to radians
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    declination = 23.45 * np.sin(np.radians(360 / 365 * (days + 284)))
    D = np.radians(declination)
    W = np.radians(15 * hours - 180)
    sl, cl = np.sin(latitude), np.cos(latitude)
    sd, cd = np.sin(D)[:, np.newaxis], np.cos(D)[:, np.newaxis]
    sw, cw = np.sin(W)[np.newaxis, :], np.cos(W)[np.newaxis, :]
    up = sl * sd + cl * cd * cw
    south = sl * cd * cw - cl * sd
    west = cd * sw
    b, a = np.radians(tilt), np.radians(azimuth)
    inc = up * np.cos(b) + south * np.sin(b) * np.cos(a) + west * np.sin(b) * np.sin(a)
    inc = inc.clip(0) * (up > 0)
    return declination, up, inc
