# the Gramian is averaged over the steps (divided by N) instead of summed
def steer(A, B, x0, xf, N):
    terms = np.array([np.linalg.matrix_power(A, k) @ B for k in range(N)])
    W = np.mean(terms @ np.swapaxes(terms, 1, 2), axis=0)
    z = np.linalg.solve(W, xf - np.linalg.matrix_power(A, N) @ x0)
    U = (np.swapaxes(terms[::-1], 1, 2) @ z).T
    return {"U": U, "W": W, "energy": np.sum(U**2)}
