# the elements are turned the wrong way round: R(theta) M R(-theta) instead of R(-theta) M R(theta)
def mueller_train(S, elements):
    n_beams = S.shape[1]
    intens = np.empty((n_beams, 0))
    for el in elements:
        name, ax, par = el
        C2, S2 = np.cos(2 * ax), np.sin(2 * ax)
        Rm = np.eye(4)
        Rm[1:3, 1:3] = np.array([[C2, S2], [-S2, C2]])
        M = np.zeros((4, 4))
        if name == "polarizer":
            M[0, 0] = M[1, 1] = 0.5 * (1 + par)
            M[0, 1] = M[1, 0] = 0.5 * (1 - par)
            M[2, 2] = M[3, 3] = np.sqrt(par)
        else:
            M[0, 0] = M[1, 1] = 1
            M[2, 2] = M[3, 3] = np.cos(par)
            M[2, 3] = np.sin(par)
            M[3, 2] = -np.sin(par)
        S = Rm @ M @ Rm.T @ S
        intens = np.hstack([intens, S[0][:, None]])
    dop = np.linalg.norm(S[1:], axis=0) / S[0]
    psi = 0.5 * np.arctan2(S[2], S[1])
    chi = 0.5 * np.arctan2(S[3], np.hypot(S[1], S[2]))
    return S, intens, dop, psi, chi
