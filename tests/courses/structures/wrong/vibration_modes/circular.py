# the frequencies are circular: the division by 2 pi is missing
def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    d = nodes[bars[:, 1]] - nodes[bars[:, 0]]
    half = rho * A * np.linalg.norm(d, axis=1) / 2
    mass = np.zeros(len(nodes))
    np.add.at(mass, bars[:, 0], half)
    np.add.at(mass, bars[:, 1], half)
    free = ~fixed.ravel()
    M = np.repeat(mass, 2)[free]
    r = np.sqrt(M)
    lam, V = np.linalg.eigh(K[free][:, free] / r / r[:, None])
    modes = V / r[:, None]
    for k in range(len(M)):
        if modes[np.argmax(np.abs(modes[:, k])), k] < 0:
            modes[:, k] *= -1
    dirx = np.arange(2 * len(nodes))[free] % 2 == 0
    shares = (modes.T @ (M * dirx)) ** 2 / np.sum(M[dirx])
    return {"frequencies": np.sqrt(lam), "modes": modes, "shares": shares}
