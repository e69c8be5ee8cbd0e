# the retarder uses half of the retardance, as in a Jones matrix
def mueller_train(S, elements):
    I_all = np.zeros((S.shape[1], len(elements)))
    for j, (kind, axis, value) in enumerate(elements):
        ca, sa = np.cos(2 * axis), np.sin(2 * axis)
        Q = np.array([[1, 0, 0, 0], [0, ca, sa, 0], [0, -sa, ca, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            M = np.array([[1 + value, 1 - value, 0, 0], [1 - value, 1 + value, 0, 0], [0, 0, 2 * np.sqrt(value), 0], [0, 0, 0, 2 * np.sqrt(value)]])
            M = 0.5 * M
        else:
            phase = value / 2
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(phase), np.sin(phase)], [0, 0, -np.sin(phase), np.cos(phase)]])
        S = Q.T @ M @ Q @ S
        I_all[:, j] = S[0]
    S0, S1, S2, S3 = S
    psi = np.arctan2(S2, S1) / 2
    chi = np.arctan2(S3, np.hypot(S1, S2)) / 2
    return S, I_all, np.sqrt(S1**2 + S2**2 + S3**2) / S0, psi, chi
