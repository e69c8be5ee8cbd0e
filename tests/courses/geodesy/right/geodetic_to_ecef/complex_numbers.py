# x and y as one complex number
def geodetic_to_ecef(geo, a, f):
    lat, lon, h = (geo * np.array([np.pi / 180, np.pi / 180, 1])).T
    e2 = 2 * f - f * f
    N = a / np.sqrt(1 - e2 * (1 - np.cos(2 * lat)) / 2)
    w = (N + h) * np.cos(lat) * np.exp(1j * lon)
    return np.array([w.real, w.imag, (N + h) * np.sin(lat) - e2 * N * np.sin(lat)]).T, N
