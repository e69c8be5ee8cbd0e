# the arguments of arctan2 in psi are exchanged: tan 2 psi = S1/S2
def mueller_train(S, elements):
    out = np.copy(S)
    intensity = np.zeros((np.shape(S)[1], len(elements)))
    for j, elem in enumerate(elements):
        kind, ax, val = elem
        R = np.eye(4)
        R[1:3, 1:3] = np.array([[np.cos(2 * ax), np.sin(2 * ax)], [-np.sin(2 * ax), np.cos(2 * ax)]])
        M = np.eye(4)
        if kind == "polarizer":
            M[0, 0] = M[1, 1] = 0.5 * (1 + val)
            M[0, 1] = M[1, 0] = 0.5 * (1 - val)
            M[2, 2] = M[3, 3] = val**0.5
        else:
            M[2:4, 2:4] = np.array([[np.cos(val), np.sin(val)], [-np.sin(val), np.cos(val)]])
        for b in range(out.shape[1]):
            out[:, b] = R.T @ (M @ (R @ out[:, b]))
            intensity[b, j] = out[0, b]
    degree = np.zeros(out.shape[1])
    psi = np.zeros(out.shape[1])
    chi = np.zeros(out.shape[1])
    for b in range(out.shape[1]):
        I, Q, U, V = out[:, b]
        degree[b] = np.sqrt(Q**2 + U**2 + V**2) / I
        psi[b] = 0.5 * np.arctan2(Q, U)
        chi[b] = 0.5 * np.arctan2(V, np.sqrt(Q**2 + U**2))
    return out, intensity, degree, psi, chi
