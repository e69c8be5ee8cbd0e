# the unfolded pixels are divided by the reduction factor R
def sense_unfold(folded, sens, psi, support):
    C, s = folded.shape
    n = sens.shape[1]
    R = n // s
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    Winv = np.linalg.inv(psi)
    for i in range(s):
        cols = i + s * np.arange(R)
        cols = cols[support[cols]]
        S = sens[:, cols]
        A = S.conj().T @ Winv @ S
        P = np.linalg.inv(A)
        image[cols] = P @ S.conj().T @ Winv @ folded[:, i] / R
        gfactor[cols] = np.sqrt(np.real(np.diag(P) * np.diag(A)))
    return {"image": image, "gfactor": gfactor}
