# right: transverse masses and rapidities
def pair_masses(pt, eta, phi, mass):
    mt = np.sqrt(pt**2 + mass**2)
    y = np.arcsinh(pt * np.sinh(eta) / mt)
    energy = mt * np.cosh(y)
    dy = y[:, None] - y
    dphi = phi[:, None] - phi
    m2 = mass[:, None] ** 2 + mass**2
    m2 = m2 + 2 * (np.outer(mt, mt) * np.cosh(dy) - np.outer(pt, pt) * np.cos(dphi))
    return energy, np.sqrt(m2)
