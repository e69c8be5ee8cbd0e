# the intensity is stored before each element instead of behind it
def mueller_train(S, elements):
    intensity = np.zeros((S.shape[1], len(elements)))
    j = 0
    for kind, axis, value in elements:
        intensity[:, j] = S[0]
        c, s = np.cos(2 * axis), np.sin(2 * axis)
        R = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1.0]])
        if kind == "polarizer":
            M = np.array([[1 + value, 1 - value, 0, 0], [1 - value, 1 + value, 0, 0], [0, 0, 2 * value**0.5, 0], [0, 0, 0, 2 * value**0.5]])
            M /= 2
        else:
            M = np.identity(4)
            M[2, 2] = M[3, 3] = np.cos(value)
            M[2, 3], M[3, 2] = np.sin(value), -np.sin(value)
        S = R.T @ M @ R @ S
        j += 1
    degree = np.sqrt(S[1] ** 2 + S[2] ** 2 + S[3] ** 2) / S[0]
    return S, intensity, degree, np.arctan2(S[2], S[1]) / 2, np.arctan2(S[3], np.hypot(S[1], S[2])) / 2
