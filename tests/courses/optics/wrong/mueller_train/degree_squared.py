# the root in the degree of polarization is forgotten: sum of squares over S0
def mueller_train(S, elements):
    intensity = np.zeros((S.shape[1], len(elements)))
    for idx, (kind, alpha, x) in enumerate(elements):
        rot = np.eye(4)
        rot[1:3, 1:3] = [[np.cos(2 * alpha), np.sin(2 * alpha)], [-np.sin(2 * alpha), np.cos(2 * alpha)]]
        mat = np.eye(4)
        if kind == "retarder":
            mat[2:, 2:] = [[np.cos(x), np.sin(x)], [-np.sin(x), np.cos(x)]]
        if kind == "polarizer":
            mat = np.sqrt(x) * mat
            mat[:2, :2] = 0.5 * np.array([[1 + x, 1 - x], [1 - x, 1 + x]])
        S = rot.T @ mat @ rot @ S
        intensity[:, idx] = S[0]
    degree = (S[1] ** 2 + S[2] ** 2 + S[3] ** 2) / S[0]
    psi = 0.5 * np.arctan2(S[2], S[1])
    chi = 0.5 * np.arctan2(S[3], np.sqrt(S[1] ** 2 + S[2] ** 2))
    return S, intensity, degree, psi, chi
