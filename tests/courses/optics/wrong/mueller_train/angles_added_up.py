# the axis of each element is taken relative to the one before it: the angles are added up
def mueller_train(S, elements):
    intensity = np.zeros((S.shape[1], len(elements)))
    theta = 0.0
    for j, (kind, axis, value) in enumerate(elements):
        theta += axis
        c, s = np.cos(2 * theta), np.sin(2 * theta)
        R = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            M = np.zeros((4, 4))
            M[0, :2] = [(1 + value) / 2, (1 - value) / 2]
            M[1, :2] = [(1 - value) / 2, (1 + value) / 2]
            M[2, 2] = np.sqrt(value)
            M[3, 3] = np.sqrt(value)
        else:
            M = np.eye(4)
            M[2] = [0, 0, np.cos(value), np.sin(value)]
            M[3] = [0, 0, -np.sin(value), np.cos(value)]
        S = R.T @ M @ R @ S
        intensity[:, j] = S[0]
    degree = np.sqrt(S[1] ** 2 + S[2] ** 2 + S[3] ** 2) / S[0]
    psi = 0.5 * np.arctan2(S[2], S[1])
    chi = 0.5 * np.arctan2(S[3], np.hypot(S[1], S[2]))
    return S, intensity, degree, psi, chi
