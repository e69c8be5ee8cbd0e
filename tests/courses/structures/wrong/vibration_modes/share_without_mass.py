# the participation is computed without the masses: modes.T @ r
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
    frequencies = np.sqrt(values) / (2 * np.pi)
    shaken = np.tile([1.0, 0.0], len(nodes))[free]
    shares = np.array([np.sum(modes[:, k] * shaken) ** 2 for k in range(len(M))]) / np.sum(M * shaken)
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
