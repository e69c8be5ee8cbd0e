# used the formula for massless particles instead of the one with masses
def pair_masses(pt, eta, phi, mass):
    p = pt * np.cosh(eta)
    energy = np.sqrt(p**2 + mass**2)
    d_eta = np.subtract.outer(eta, eta)
    d_phi = np.subtract.outer(phi, phi)
    m_squared = 2 * np.outer(pt, pt) * (np.cosh(d_eta) - np.cos(d_phi))
    return energy, np.sqrt(m_squared)
