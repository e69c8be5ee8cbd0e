# the Mueller matrix of the train so far is multiplied by the next element from the right instead of from the left
def mueller_train(S, elements):
    total = np.eye(4)
    intensity = np.zeros((S.shape[1], len(elements)))
    for i, (kind, axis, v) in enumerate(elements):
        cc, ss = np.cos(2 * axis), np.sin(2 * axis)
        Rot = np.array([[1, 0, 0, 0], [0, cc, ss, 0], [0, -ss, cc, 0], [0, 0, 0, 1]])
        M0 = np.zeros((4, 4))
        if kind == "polarizer":
            M0[:2, :2] = np.array([[1 + v, 1 - v], [1 - v, 1 + v]]) / 2
            M0[2, 2] = M0[3, 3] = np.sqrt(v)
        else:
            M0[0, 0] = M0[1, 1] = 1
            M0[2:, 2:] = np.array([[np.cos(v), np.sin(v)], [-np.sin(v), np.cos(v)]])
        total = total @ (Rot.T @ M0 @ Rot)
        intensity[:, i] = (total @ S)[0]
    S_out = total @ S
    degree = np.sqrt(np.sum(S_out[1:] ** 2, axis=0)) / S_out[0]
    psi = np.arctan2(S_out[2], S_out[1]) / 2
    chi = np.arctan2(S_out[3], np.hypot(S_out[1], S_out[2])) / 2
    return S_out, intensity, degree, psi, chi
