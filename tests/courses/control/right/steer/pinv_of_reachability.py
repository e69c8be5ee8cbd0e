# least-norm solution by the pseudoinverse of the reachability matrix
def steer(A, B, x0, xf, N):
    n, m = B.shape
    S = np.hstack([np.linalg.matrix_power(A, N - 1 - k) @ B for k in range(N)])
    stacked = np.linalg.pinv(S) @ (xf - np.linalg.matrix_power(A, N) @ x0)
    return {"U": stacked.reshape(N, m).T, "W": S @ S.T, "energy": float(stacked @ stacked)}
