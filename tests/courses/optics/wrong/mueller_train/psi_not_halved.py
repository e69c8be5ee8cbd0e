# psi is not halved, it is the angle 2 psi on the Poincare sphere
def mueller_train(S, elements):
    def rotate(X, t):
        return np.array([X[0], np.cos(2 * t) * X[1] + np.sin(2 * t) * X[2], -np.sin(2 * t) * X[1] + np.cos(2 * t) * X[2], X[3]])

    I = []
    X = S
    for kind, t, v in elements:
        X = rotate(X, t)
        if kind == "polarizer":
            along = (X[0] + X[1]) / 2
            across = v * (X[0] - X[1]) / 2
            X = np.array([along + across, along - across, np.sqrt(v) * X[2], np.sqrt(v) * X[3]])
        else:
            X = np.array([X[0], X[1], np.cos(v) * X[2] + np.sin(v) * X[3], np.cos(v) * X[3] - np.sin(v) * X[2]])
        X = rotate(X, -t)
        I.append(X[0])
    degree = np.sqrt(X[1] ** 2 + X[2] ** 2 + X[3] ** 2) / X[0]
    psi = np.arctan2(X[2], X[1])
    chi = np.arctan2(X[3], np.hypot(X[1], X[2])) / 2
    return X, np.array(I).transpose(), degree, psi, chi
