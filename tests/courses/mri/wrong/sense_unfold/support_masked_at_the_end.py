# all pixels are solved for and only then set to zero outside the support
def sense_unfold(folded, sens, psi, support):
    C, s = folded.shape
    n = sens.shape[1]
    image = np.zeros(n, dtype=complex)
    g = np.zeros(n)
    iPsi = np.linalg.inv(psi)
    for i in range(s):
        S = sens[:, i::s]
        A = S.conj().T @ iPsi @ S
        Ainv = np.linalg.inv(A)
        image[i::s] = Ainv @ S.conj().T @ iPsi @ folded[:, i]
        g[i::s] = np.sqrt(np.real(np.diag(Ainv)) * np.real(np.diag(A)))
    image[~support] = 0
    g[~support] = 0
    return {"image": image, "gfactor": g}
