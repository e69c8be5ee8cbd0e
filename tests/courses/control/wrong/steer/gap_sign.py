# the sign of the gap is wrong: A^N x0 - xf, so all inputs have the wrong sign
def steer(A, B, x0, xf, N):
    reach = np.zeros_like(x0)
    reach = x0.copy()
    for _ in range(N):
        reach = A @ reach
    gap = reach - xf
    W = 0
    M = B
    Ms = []
    for _ in range(N):
        Ms.insert(0, M)
        W = W + M @ M.T
        M = A @ M
    eta = np.linalg.solve(W, gap)
    U = np.array([Mi.T @ eta for Mi in Ms]).T
    return {"U": U, "W": W, "energy": np.sum(U**2)}
