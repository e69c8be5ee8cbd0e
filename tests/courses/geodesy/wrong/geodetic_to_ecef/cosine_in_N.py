# N is computed with the cosine of the latitude instead of the sine
def geodetic_to_ecef(geo, a, f):
    lat, lon = np.radians(geo[:, :2]).T
    alt = geo[:, 2]
    cl, sl = np.cos(lat), np.sin(lat)
    e_sq = 1 - (1 - f) * (1 - f)
    N = a / np.sqrt(1 - e_sq * cl**2)
    horiz = (N + alt) * cl
    return np.stack((horiz * np.cos(lon), horiz * np.sin(lon), ((1 - e_sq) * N + alt) * sl), 1), N
