# y lacks the cosine of the latitude
def geodetic_to_ecef(geo, a, f):
    theta, lam, H = np.radians(geo[:, 0]), np.radians(geo[:, 1]), geo[:, 2]
    e2 = f * (2 - f)
    nu = a / np.sqrt(1 - e2 * np.sin(theta)**2)
    x = (nu + H) * np.cos(theta) * np.cos(lam)
    y = (nu + H) * np.sin(lam)
    z = ((1 - e2) * nu + H) * np.sin(theta)
    return np.array([x, y, z]).transpose(), nu
