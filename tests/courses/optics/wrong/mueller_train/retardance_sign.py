# the sine terms of the retarder have the wrong signs (fast and slow axis exchanged)
def mueller_train(S, elements):
    S = S.copy()
    m = S.shape[1]
    k = len(elements)
    intensity = np.zeros((m, k))
    for i in range(k):
        kind, theta, v = elements[i]
        T = np.array(
            [
                [1, 0, 0, 0],
                [0, np.cos(2 * theta), np.sin(2 * theta), 0],
                [0, -np.sin(2 * theta), np.cos(2 * theta), 0],
                [0, 0, 0, 1],
            ]
        )
        if kind == "retarder":
            M = np.diag([1, 1, np.cos(v), np.cos(v)])
            M[2, 3] = -np.sin(v)
            M[3, 2] = np.sin(v)
        else:
            M = np.diag([1 + v, 1 + v, 2 * np.sqrt(v), 2 * np.sqrt(v)]) / 2
            M[0, 1] = M[1, 0] = (1 - v) / 2
        S = np.linalg.inv(T) @ (M @ (T @ S))
        intensity[:, i] = S[0, :]
    degree = np.sqrt((S[1:, :] ** 2).sum(axis=0)) / S[0, :]
    psi = 0.5 * np.arctan2(S[2, :], S[1, :])
    chi = 0.5 * np.arctan(S[3, :] / np.sqrt(S[1, :] ** 2 + S[2, :] ** 2))
    return S, intensity, degree, psi, chi
