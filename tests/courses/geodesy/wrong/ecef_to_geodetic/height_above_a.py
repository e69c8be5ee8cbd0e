# the height is p / cos(lat) - a instead of - N
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    lam = np.arctan2(xyz[:, 1], xyz[:, 0])
    rho = (xyz[:, 0]**2 + xyz[:, 1]**2)**0.5
    B = np.arctan2(xyz[:, 2], rho * (1 - e2))
    for j in range(rounds):
        V = np.sqrt(1 - e2 * np.sin(B)**2)
        H = rho / np.cos(B) - a
        B = np.arctan2(xyz[:, 2], rho * (1 - e2 * (a / V) / (a / V + H)))
    return np.rad2deg(B), np.rad2deg(lam), H
