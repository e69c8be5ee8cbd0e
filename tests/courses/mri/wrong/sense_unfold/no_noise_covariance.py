# the noise covariance is not used at all, plain least squares
def sense_unfold(folded, sens, psi, support):
    C, s = folded.shape
    n = sens.shape[1]
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    for i in range(s):
        idx = [j for j in range(i, n, s) if support[j]]
        S = sens[:, idx]
        SHS = S.conj().T @ S
        inv = np.linalg.inv(SHS)
        image[idx] = inv @ S.conj().T @ folded[:, i]
        gfactor[idx] = np.sqrt(np.real(np.diag(inv)) * np.real(np.diag(SHS)))
    return {"image": image, "gfactor": gfactor}
