# the modes are normalised to a largest entry of 1 instead of modal mass 1
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
    for k in range(modes.shape[1]):
        col = modes[:, k]
        modes[:, k] = col / col[np.argmax(np.abs(col))]
    frequencies = np.sqrt(values) / (2 * np.pi)
    shaken = np.tile([1.0, 0.0], len(nodes))[free]
    shares = (modes.T @ (M * shaken)) ** 2 / np.sum(M * shaken)
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
