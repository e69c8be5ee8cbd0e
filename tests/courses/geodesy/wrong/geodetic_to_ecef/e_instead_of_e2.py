# the eccentricity e is used where its square should be, in N and in z
def geodetic_to_ecef(geo, a, f):
    e = np.sqrt(2 * f - f**2)
    lat = np.deg2rad(geo[:, 0])
    lon = np.deg2rad(geo[:, 1])
    h = geo[:, 2]
    N = a / np.sqrt(1 - e * np.sin(lat)**2)
    X = np.zeros((len(geo), 3))
    for j, u in enumerate([np.cos(lon), np.sin(lon)]):
        X[:, j] = (N + h) * np.cos(lat) * u
    X[:, 2] = (N * (1 - e) + h) * np.sin(lat)
    return X, N
