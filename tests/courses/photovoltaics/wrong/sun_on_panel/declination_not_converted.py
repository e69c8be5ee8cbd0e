# the declination in degrees goes into sine and cosine without conversion to radians
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    delta = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    omega = np.radians(15 * (hours - 12))
    phi, beta, gamma = np.radians(latitude), np.radians(tilt), np.radians(azimuth)
    dcol = delta[:, None]
    u = np.sin(phi) * np.sin(dcol) + np.cos(phi) * np.cos(dcol) * np.cos(omega)
    s = np.sin(phi) * np.cos(dcol) * np.cos(omega) - np.cos(phi) * np.sin(dcol)
    w = np.cos(dcol) * np.sin(omega)
    ci = u * np.cos(beta) + np.sin(beta) * (s * np.cos(gamma) + w * np.sin(gamma))
    ci[u <= 0] = 0
    return delta, u, np.maximum(ci, 0)
