# the cosine of the true anomaly is not divided by the eccentricity
def orbital_elements(r, v, mu):
    size = lambda q: np.sqrt(np.sum(q * q, axis=0))
    dot = lambda p, q: np.sum(p * q, axis=0)
    h = np.cross(r, v, axis=0)
    ecc = np.cross(v, h, axis=0) / mu - r / size(r)
    a = -mu / (2 * (dot(v, v) / 2 - mu / size(r)))
    w = np.arccos(dot(ecc, r) / size(r))
    w = np.where(dot(r, v) < 0, 2 * np.pi - w, w)
    return {
        "a": a,
        "e": size(ecc),
        "inc": np.arccos(h[2] / size(h)),
        "raan": np.arctan2(h[0], -h[1]) % (2 * np.pi),
        "nu": w,
    }
