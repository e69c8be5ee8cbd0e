# the noise covariance is not used, and the g-factor is not under a root
def sense_unfold(folded, sens, psi, support):
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        rows = np.arange(i, n, s)
        rows = rows[support[rows]]
        S = sens[:, rows]
        A = S.conj().T @ S
        P = np.linalg.inv(A)
        image[rows] = np.linalg.lstsq(S, folded[:, i], rcond=None)[0]
        gfactor[rows] = np.real(np.diag(P) * np.diag(A))
    return {"image": image, "gfactor": gfactor}
