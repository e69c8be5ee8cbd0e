# took only the mixed term instead of adding the squares of both masses
def pair_masses(pt, eta, phi, mass):
    P = np.array([pt * np.cos(phi), pt * np.sin(phi), pt * np.sinh(eta)])
    E = np.sqrt((P**2).sum(axis=0) + mass**2)
    dot = P.T @ P
    m2 = 2 * (np.outer(E, E) - dot)
    return E, np.sqrt(m2)
