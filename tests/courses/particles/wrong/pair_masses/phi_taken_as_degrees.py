# converted phi from degrees instead of taking it in radians as it is
def pair_masses(pt, eta, phi, mass):
    angle = np.radians(phi)
    p4 = np.empty((len(pt), 4))
    p4[:, 1] = pt * np.cos(angle)
    p4[:, 2] = pt * np.sin(angle)
    p4[:, 3] = pt * np.sinh(eta)
    p4[:, 0] = np.sqrt(np.sum(p4[:, 1:] ** 2, axis=1) + mass**2)
    both = p4[:, None, :] + p4[None, :, :]
    metric = np.array([1, -1, -1, -1])
    return p4[:, 0], np.sqrt(np.sum(metric * both**2, axis=2))
