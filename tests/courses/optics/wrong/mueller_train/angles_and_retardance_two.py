# two mistakes: the rotation uses the angle itself instead of twice the angle, and the sine terms of the retarder have the wrong signs
def mueller_train(S, elements):
    intensity = np.zeros((S.shape[1], len(elements)))
    for j, (kind, axis, value) in enumerate(elements):
        c, s = np.cos(axis), np.sin(axis)
        R = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            q = np.sqrt(value)
            M = np.array([[(1 + value) / 2, (1 - value) / 2, 0, 0], [(1 - value) / 2, (1 + value) / 2, 0, 0], [0, 0, q, 0], [0, 0, 0, q]])
        else:
            cd, sd = np.cos(value), np.sin(value)
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, cd, -sd], [0, 0, sd, cd]])
        S = R.T @ M @ R @ S
        intensity[:, j] = S[0]
    degree = np.sqrt(np.sum(S[1:] ** 2, axis=0)) / S[0]
    return S, intensity, degree, 0.5 * np.arctan2(S[2], S[1]), 0.5 * np.arctan2(S[3], np.hypot(S[1], S[2]))
