# two mistakes: frequencies divided by pi instead of 2 pi, shares divided by the sum of |participation| instead of the mass
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    mass = np.zeros(len(nodes))
    for b in range(len(bars)):
        i, j = bars[b]
        L = np.sqrt(np.sum((nodes[j] - nodes[i]) ** 2))
        mass[i] += rho[b] * A[b] * L / 2
        mass[j] += rho[b] * A[b] * L / 2
    free = ~fixed.reshape(-1)
    M = np.repeat(mass, 2)[free]
    root = np.sqrt(M)
    values, vectors = np.linalg.eigh(K[np.ix_(free, free)] / np.outer(root, root))
    modes = vectors / root[:, None]
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    frequencies = np.sqrt(values) / np.pi
    shaken = np.tile([1.0, 0.0], len(nodes))[free]
    gamma = modes.T @ (M * shaken)
    shares = gamma**2 / np.sum(np.abs(gamma))
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
