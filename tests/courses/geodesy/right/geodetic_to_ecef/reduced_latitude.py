# the foot point by the reduced latitude, plus the height along the normal
def geodetic_to_ecef(geo, a, f):
    phi, lam = np.deg2rad(geo[:, 0]), np.deg2rad(geo[:, 1])
    beta = np.arctan((1 - f) * np.tan(phi))
    meridian = np.stack([np.cos(lam), np.sin(lam), np.zeros_like(lam)], axis=1)
    axis = np.array([0.0, 0.0, 1.0])
    foot = (a * np.cos(beta))[:, None] * meridian + (a * (1 - f) * np.sin(beta))[:, None] * axis
    normal = np.cos(phi)[:, None] * meridian + np.sin(phi)[:, None] * axis
    return foot + geo[:, 2:3] * normal, a * np.cos(beta) / np.cos(phi)
