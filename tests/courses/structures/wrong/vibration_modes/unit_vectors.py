# the modes are normalised to length 1 instead of modal mass 1
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    lengths = np.linalg.norm(nodes[bars[:, 0]] - nodes[bars[:, 1]], axis=1)
    mass = np.zeros(len(nodes))
    for (i, j), m in zip(bars, rho * A * lengths):
        mass[i] += m / 2
        mass[j] += m / 2
    free = ~fixed.reshape(-1)
    M = np.repeat(mass, 2)[free]
    root = np.sqrt(M)
    values, vectors = np.linalg.eigh(K[np.ix_(free, free)] / np.outer(root, root))
    modes = vectors / root[:, None]
    modes = modes / np.linalg.norm(modes, axis=0)
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    frequencies = np.sqrt(values) / (2 * np.pi)
    shaken = np.tile([1.0, 0.0], len(nodes))[free]
    shares = (modes.T @ (M * shaken)) ** 2 / np.sum(M * shaken)
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
