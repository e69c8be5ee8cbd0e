# N is the radius of curvature in the meridian, a(1-e2)/(1-e2 sin^2)^1.5, not in the prime vertical
def geodetic_to_ecef(geo, a, f):
    e2 = 2 * f - f**2
    lat = geo[:, 0] * np.pi / 180
    lon = geo[:, 1] * np.pi / 180
    W2 = 1 - e2 * np.sin(lat)**2
    curv = a * (1 - e2) / W2**1.5
    xy = ((curv + geo[:, 2]) * np.cos(lat))[:, None] * np.stack([np.cos(lon), np.sin(lon)], axis=1)
    z = (curv * (1 - e2) + geo[:, 2]) * np.sin(lat)
    return np.hstack([xy, z[:, None]]), curv
