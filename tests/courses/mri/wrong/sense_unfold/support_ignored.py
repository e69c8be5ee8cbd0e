# pixels outside the support are solved for as well
def sense_unfold(folded, sens, psi, support):
    s = folded.shape[1]
    n = sens.shape[1]
    R = n // s
    image = np.zeros(n, dtype=complex)
    gfactor = np.zeros(n)
    pinv_psi = np.linalg.inv(psi)
    for i in range(s):
        S = np.stack([sens[:, i + r * s] for r in range(R)], axis=1)
        SH = S.conj().T
        A = SH @ pinv_psi @ S
        P = np.linalg.inv(A)
        rho = P @ SH @ pinv_psi @ folded[:, i]
        for r in range(R):
            image[i + r * s] = rho[r]
            gfactor[i + r * s] = np.sqrt((P[r, r] * A[r, r]).real)
    return {"image": image, "gfactor": gfactor}
