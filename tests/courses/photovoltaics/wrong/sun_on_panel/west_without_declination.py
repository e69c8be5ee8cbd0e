# the factor cos(delta) is missing in the component to the west
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    D = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    phi, b, g = map(np.radians, (latitude, tilt, azimuth))
    omega = np.radians(15 * (hours - 12))
    zen = np.zeros((len(D), len(omega)))
    inc = np.zeros((len(D), len(omega)))
    for i in range(len(D)):
        de = np.radians(D[i])
        for j in range(len(omega)):
            zen[i, j] = np.sin(phi) * np.sin(de) + np.cos(phi) * np.cos(de) * np.cos(omega[j])
            s = np.sin(phi) * np.cos(de) * np.cos(omega[j]) - np.cos(phi) * np.sin(de)
            w = np.sin(omega[j])
            val = zen[i, j] * np.cos(b) + np.sin(b) * (s * np.cos(g) + w * np.sin(g))
            inc[i, j] = max(val, 0) if zen[i, j] > 0 else 0
    return D, zen, inc
