# the azimuth is taken as counted from north (180 degrees are subtracted) instead of from south
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    gamma = np.radians(azimuth - 180)
    beta = np.radians(tilt)
    phi = np.radians(latitude)
    declination = 23.45 * np.sin(np.radians((284 + days) * 360 / 365))
    delta = np.radians(declination)[:, None]
    omega = np.radians(15 * (hours - 12))[None]
    u = np.sin(phi) * np.sin(delta) + np.cos(phi) * np.cos(delta) * np.cos(omega)
    s = np.sin(phi) * np.cos(delta) * np.cos(omega) - np.cos(phi) * np.sin(delta)
    w = np.cos(delta) * np.sin(omega)
    cos_theta = u * np.cos(beta) + np.sin(beta) * (s * np.cos(gamma) + w * np.sin(gamma))
    cos_theta = np.where(u > 0, cos_theta, 0)
    cos_theta = np.where(cos_theta > 0, cos_theta, 0)
    return declination, u, cos_theta
