# right: four-vectors and the metric, with einsum
def pair_masses(pt, eta, phi, mass):
    energy = np.hypot(pt * np.cosh(eta), mass)
    p4 = np.stack([energy, pt * np.cos(phi), pt * np.sin(phi), pt * np.sinh(eta)], axis=1)
    g = np.diag([1.0, -1.0, -1.0, -1.0])
    products = np.einsum("ia,ab,jb->ij", p4, g, p4)
    squares = np.einsum("ia,ab,ib->i", p4, g, p4)
    return energy, np.sqrt(squares[:, None] + squares[None, :] + 2 * products)
