# the eigenvectors of the scaled matrix are not divided by the root of the masses
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
    S = np.diag(1 / np.sqrt(M))
    values, modes = np.linalg.eigh(S @ K[np.ix_(free, free)] @ S)
    largest = np.argmax(np.abs(modes), axis=0)
    modes = modes * np.sign(modes[largest, np.arange(len(M))])
    frequencies = np.sqrt(values) / (2 * np.pi)
    shaken = np.tile([1.0, 0.0], len(nodes))[free]
    shares = (modes.T @ (M * shaken)) ** 2 / np.sum(M * shaken)
    return {"frequencies": frequencies, "modes": modes, "shares": shares}
