# the degree of polarization is divided by the intensity of the incoming light instead of that of the outgoing
def mueller_train(S, elements):
    S_in = S
    S_out = S.copy()
    intensity = np.zeros((S.shape[1], len(elements)))
    for j in range(len(elements)):
        kind = elements[j][0]
        a2 = 2 * elements[j][1]
        v = elements[j][2]
        R = np.array([[1, 0, 0, 0], [0, np.cos(a2), np.sin(a2), 0], [0, -np.sin(a2), np.cos(a2), 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            M = 0.5 * np.array(
                [[1 + v, 1 - v, 0, 0], [1 - v, 1 + v, 0, 0], [0, 0, 2 * np.sqrt(v), 0], [0, 0, 0, 2 * np.sqrt(v)]]
            )
        else:
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(v), np.sin(v)], [0, 0, -np.sin(v), np.cos(v)]])
        S_out = R.T @ M @ R @ S_out
        intensity[:, j] = S_out[0]
    degree = np.sqrt(np.sum(S_out[1:] ** 2, axis=0)) / S_in[0]
    psi = 0.5 * np.arctan2(S_out[2], S_out[1])
    chi = 0.5 * np.arctan2(S_out[3], np.hypot(S_out[1], S_out[2]))
    return S_out, intensity, degree, psi, chi
