# psi comes from arctan(S2/S1), which loses the quadrant, instead of arctan2
def mueller_train(S, elements):
    intensity = np.ones((S.shape[1], len(elements)))
    for n, element in enumerate(elements):
        c, s = np.cos(2 * element[1]), np.sin(2 * element[1])
        turn = np.array([[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])
        back = np.array([[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])
        v = element[2]
        if element[0] == "polarizer":
            px, py = 1.0, np.sqrt(v)
            M = np.array(
                [
                    [px**2 + py**2, px**2 - py**2, 0, 0],
                    [px**2 - py**2, px**2 + py**2, 0, 0],
                    [0, 0, 2 * px * py, 0],
                    [0, 0, 0, 2 * px * py],
                ]
            ) / 2
        else:
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(v), np.sin(v)], [0, 0, -np.sin(v), np.cos(v)]])
        S = back @ M @ turn @ S
        intensity[:, n] = S[0]
    degree = np.linalg.norm(S[1:], axis=0) / S[0]
    psi = np.arctan(S[2] / S[1]) / 2
    chi = np.arctan(S[3] / np.hypot(S[1], S[2])) / 2
    return S, intensity, degree, psi, chi
