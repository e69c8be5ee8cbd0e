# arcsin instead of arccos for the inclination
def orbital_elements(r, v, mu):
    n = r.shape[1]
    res = np.empty((5, n))
    for k in range(n):
        R, V = r[:, k], v[:, k]
        Rm, Vm = np.linalg.norm(R), np.linalg.norm(V)
        h = np.cross(R, V)
        ecc = np.cross(V, h) / mu - R / Rm
        em = np.linalg.norm(ecc)
        res[0, k] = 1 / (2 / Rm - Vm**2 / mu)
        res[1, k] = em
        res[2, k] = np.arcsin(h[2] / np.linalg.norm(h))
        res[3, k] = np.arctan2(h[0], -h[1]) % (2 * np.pi)
        ta = np.arccos(np.dot(ecc, R) / (em * Rm))
        res[4, k] = ta if np.dot(R, V) >= 0 else 2 * np.pi - ta
    return dict(zip(["a", "e", "inc", "raan", "nu"], res))
