# one encoding matrix for the whole column
def sense_unfold(folded, sens, psi, support):
    C, s = folded.shape
    n = sens.shape[1]
    keep = np.flatnonzero(support)
    E = np.zeros((s, C, len(keep)), dtype=complex)
    for q, j in enumerate(keep):
        E[j % s, :, q] = sens[:, j]
    W = np.linalg.inv(psi)
    A = np.einsum("icq,cd,idp->qp", E.conj(), W, E)
    rhs = np.einsum("icq,cd,di->q", E.conj(), W, folded)
    P = np.linalg.inv(A)
    image, g = np.zeros(n, dtype=complex), np.zeros(n)
    image[keep] = np.linalg.solve(A, rhs)
    g[keep] = np.sqrt(np.real(np.diag(P)) * np.real(np.diag(A)))
    return {"gfactor": g, "image": image}
