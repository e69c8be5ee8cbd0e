# the polarizer lets the light across its axis pass: the entries (1 - e)/2 have a minus sign
def mueller_train(S, elements):
    outs = []
    for kind, axis, value in elements:
        R = np.array([[1, 0, 0, 0], [0, np.cos(2 * axis), np.sin(2 * axis), 0], [0, -np.sin(2 * axis), np.cos(2 * axis), 0], [0, 0, 0, 1]])
        if kind == "polarizer":
            plus = (value + 1) / 2
            minus = (value - 1) / 2
            M = np.array([[plus, minus, 0, 0], [minus, plus, 0, 0], [0, 0, np.sqrt(value), 0], [0, 0, 0, np.sqrt(value)]])
        else:
            M = np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(value), np.sin(value)], [0, 0, -np.sin(value), np.cos(value)]])
        S = R.T @ M @ R @ S
        outs.append(S[0])
    lin2 = S[1] ** 2 + S[2] ** 2
    degree = np.sqrt(lin2 + S[3] ** 2) / S[0]
    return S, np.vstack(outs).T, degree, np.arctan2(S[2], S[1]) / 2, np.arctan2(S[3], np.sqrt(lin2)) / 2
