# the area is missing in the mass of a bar
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    stiff = assemble(nodes, bars, E, A, springs)
    n = len(nodes)
    m = np.zeros(2 * n)
    for b in range(len(bars)):
        i, j = bars[b]
        L = np.linalg.norm(nodes[i] - nodes[j])
        m[[2 * i, 2 * i + 1, 2 * j, 2 * j + 1]] += 0.5 * rho[b] * L
    free = ~fixed.reshape(-1)
    M = m[free]
    root = np.sqrt(M)
    values, vectors = np.linalg.eigh(stiff[np.ix_(free, free)] / np.outer(root, root))
    modes = vectors / root[:, None]
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    frequencies = np.sqrt(values) / (2 * np.pi)
    shaken = np.tile([1.0, 0.0], n)[free]
    shares = (modes.T @ (M * shaken)) ** 2 / np.sum(M * shaken)
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
