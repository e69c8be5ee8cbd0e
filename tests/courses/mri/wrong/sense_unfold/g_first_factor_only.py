# the g-factor is the root of the diagonal of the inverse alone, the other factor is missing
def sense_unfold(folded, sens, psi, support):
    s = folded.shape[1]
    total = sens.shape[1]
    rho = np.zeros(total, dtype=complex)
    gmap = np.zeros(total)
    Pi = np.linalg.inv(psi)
    for col in range(s):
        members = [m for m in range(total) if m % s == col and support[m]]
        S = sens[:, members]
        N = S.conj().T @ Pi @ S
        V = np.linalg.inv(N)
        rho[members] = V @ S.conj().T @ Pi @ folded[:, col]
        gmap[members] = np.sqrt(np.real(np.diag(V)))
    return {"image": rho, "gfactor": gmap}
