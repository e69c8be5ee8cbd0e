# took only the transverse components of the pair's momentum instead of all three
def pair_masses(pt, eta, phi, mass):
    n = pt.shape[0]
    p = pt * np.cosh(eta)
    e = np.sqrt(p**2 + mass**2)
    vec = np.zeros((n, 2))
    vec[:, 0] = pt * np.cos(phi)
    vec[:, 1] = pt * np.sin(phi)
    m = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            v = vec[i] + vec[j]
            m[i, j] = np.sqrt((e[i] + e[j]) ** 2 - v @ v)
    return e, m
