# the factor 1/2 of the polarizer is missing in the four entries of the upper left block
def mueller_train(S, elements):
    result = S
    intensities = np.zeros((S.shape[1], len(elements)))
    for j, (kind, angle, val) in enumerate(elements):
        if kind == "polarizer":
            M = np.array([[1 + val, 1 - val], [1 - val, 1 + val]])
            full = np.block([[M, np.zeros((2, 2))], [np.zeros((2, 2)), np.sqrt(val) * np.eye(2)]])
        else:
            co, si = np.cos(val), np.sin(val)
            full = np.block([[np.eye(2), np.zeros((2, 2))], [np.zeros((2, 2)), np.array([[co, si], [-si, co]])]])
        R = np.eye(4)
        R[1, 1] = R[2, 2] = np.cos(2 * angle)
        R[1, 2] = np.sin(2 * angle)
        R[2, 1] = -np.sin(2 * angle)
        result = R.T @ full @ R @ result
        intensities[:, j] = result[0]
    I, Q, U, V = result
    return result, intensities, np.sqrt(Q**2 + U**2 + V**2) / I, np.arctan2(U, Q) / 2, np.arctan2(V, np.sqrt(Q**2 + U**2)) / 2
