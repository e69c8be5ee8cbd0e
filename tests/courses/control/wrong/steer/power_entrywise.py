# the free motion uses A**N entry by entry instead of the matrix power
def steer(A, B, x0, xf, N):
    blk = [B]
    for _ in range(N - 1):
        blk.append(A @ blk[-1])
    blk.reverse()
    S = np.hstack(blk)
    W = S @ S.T
    gap = xf - (A**N) @ x0
    eta = np.linalg.solve(W, gap)
    U = np.zeros((B.shape[1], N))
    for k, M in enumerate(blk):
        U[:, k] = M.T @ eta
    return {"U": U, "W": W, "energy": np.sum(U**2)}
