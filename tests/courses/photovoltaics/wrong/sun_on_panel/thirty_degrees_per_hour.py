# the hour angle grows by 30 degrees an hour (a 12 hour clock) instead of 15
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    d = np.radians(dec)
    om = 2 * np.pi * (hours - 12) / 12
    p = np.radians(latitude)
    cz = np.add.outer(np.sin(p) * np.sin(d), 0 * om) + np.multiply.outer(np.cos(p) * np.cos(d), np.cos(om))
    so = np.multiply.outer(np.sin(p) * np.cos(d), np.cos(om)) - np.add.outer(np.cos(p) * np.sin(d), 0 * om)
    we = np.multiply.outer(np.cos(d), np.sin(om))
    b, g = np.radians(tilt), np.radians(azimuth)
    ci = cz * np.cos(b) + (so * np.cos(g) + we * np.sin(g)) * np.sin(b)
    ci = np.where((cz > 0) & (ci >= 0), ci, 0)
    return dec, cz, ci
