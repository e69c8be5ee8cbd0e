# the gap is multiplied by W instead of by its inverse
def steer(A, B, x0, xf, N):
    R = [np.linalg.matrix_power(A, j) @ B for j in range(N)]
    W = np.zeros((A.shape[0], A.shape[0]))
    for Rj in R:
        W = W + Rj.dot(Rj.T)
    gap = xf - np.linalg.matrix_power(A, N).dot(x0)
    lam = W.dot(gap)
    U = np.array([R[N - 1 - k].T.dot(lam) for k in range(N)]).T
    return {"U": U, "W": W, "energy": (U**2).sum()}
