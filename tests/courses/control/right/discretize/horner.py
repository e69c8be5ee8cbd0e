# Horner's scheme, from the innermost bracket outward, with einsum
def discretize(A, B, dt, terms):
    n = A.shape[0]
    psi = np.eye(n)
    for k in range(terms, 1, -1):
        psi = np.eye(n) + np.einsum("ij,jk->ik", A, psi) * dt / k
    psi = psi * dt
    return np.eye(n) + np.einsum("ij,jk->ik", A, psi), np.einsum("ij,jk->ik", psi, B)
