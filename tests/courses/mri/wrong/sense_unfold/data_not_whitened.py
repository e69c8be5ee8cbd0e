# the sensitivities are whitened, the folded data is not
def sense_unfold(folded, sens, psi, support):
    L = np.linalg.cholesky(psi)
    Li = np.linalg.inv(L)
    sens_w = Li @ sens
    s, n = folded.shape[1], sens.shape[1]
    image, gfactor = np.zeros(n, dtype=complex), np.zeros(n)
    for i in range(s):
        rows = [r for r in range(i, n, s) if support[r]]
        S = sens_w[:, rows]
        A = S.conj().T @ S
        P = np.linalg.inv(A)
        image[rows] = P @ S.conj().T @ folded[:, i]
        gfactor[rows] = np.sqrt(np.real(np.diag(P)) * np.real(np.diag(A)))
    return {"image": image, "gfactor": gfactor}
