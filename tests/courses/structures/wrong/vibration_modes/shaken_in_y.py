# the shaking is in y instead of x
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    n = len(nodes)
    K = assemble(nodes, bars, E, A, springs)
    mass = np.zeros(n)
    for b in range(len(bars)):
        i, j = bars[b]
        L = np.sqrt(np.sum((nodes[j] - nodes[i]) ** 2))
        mass[[i, j]] += rho[b] * A[b] * L / 2
    free = ~fixed.reshape(-1)
    M = np.repeat(mass, 2)[free]
    root = np.sqrt(M)
    values, vectors = np.linalg.eigh(K[np.ix_(free, free)] / np.outer(root, root))
    modes = vectors / root[:, None]
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    direction = np.zeros(2 * n)
    direction[1::2] = 1
    r = direction[free]
    shares = (modes.T @ (M * r)) ** 2 / np.sum(M * r)
    return {"frequencies": np.sqrt(values) / (2 * np.pi), "modes": modes, "shares": shares}
