# a tensor of all powers and einsum, energy by loops
def steer(A, B, x0, xf, N):
    G = np.array([np.linalg.matrix_power(A, j) @ B for j in range(N)])
    W = np.einsum("jab,jcb->ac", G, G)
    lam = np.linalg.solve(W, xf - A @ np.linalg.matrix_power(A, N - 1) @ x0)
    U = np.einsum("jab,a->bj", G[::-1], lam)
    energy = 0.0
    for row in U:
        for value in row:
            energy += value * value
    return {"W": W, "energy": energy, "U": U}
