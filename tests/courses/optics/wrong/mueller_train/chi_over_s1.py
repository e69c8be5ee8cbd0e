# chi comes from S3 and |S1| alone, S2 is left out of the linear part
def mueller_train(S, elements):
    intensity = []
    for kind, axis, value in elements:
        c, s = np.cos(2 * axis), np.sin(2 * axis)
        R = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            g = 2 * np.sqrt(value)
            M = np.array([[1 + value, 1 - value, 0, 0], [1 - value, 1 + value, 0, 0], [0, 0, g, 0], [0, 0, 0, g]]) * 0.5
        else:
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(value), np.sin(value)], [0, 0, -np.sin(value), np.cos(value)]])
        S = R.T @ M @ R @ S
        intensity += [S[0]]
    degree = (S[1] ** 2 + S[2] ** 2 + S[3] ** 2) ** 0.5 / S[0]
    psi = np.arctan2(S[2], S[1]) / 2
    chi = np.arctan2(S[3], np.abs(S[1])) / 2
    return S, np.array(intensity).T, degree, psi, chi
