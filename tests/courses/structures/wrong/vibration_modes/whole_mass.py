# each node gets the whole mass of the bar instead of half
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    mass = np.zeros(len(nodes))
    for b in range(len(bars)):
        i, j = bars[b]
        bar_mass = rho[b] * A[b] * np.hypot(*(nodes[j] - nodes[i]))
        mass[i] += bar_mass
        mass[j] += bar_mass
    free = np.logical_not(fixed).flatten()
    M = np.repeat(mass, 2)[free]
    root = np.sqrt(M)
    values, vectors = np.linalg.eigh(K[np.ix_(free, free)] / np.outer(root, root))
    modes = vectors / root[:, None]
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    rx = np.tile([1.0, 0.0], len(nodes))[free]
    return {
        "frequencies": np.sqrt(values) / 2 / np.pi,
        "modes": modes,
        "shares": (modes.T @ (M * rx)) ** 2 / np.sum(M * rx),
    }
