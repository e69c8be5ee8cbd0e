# what: arrays with the first state as row 0, cut off in the end; written out without the other functions
def kf_filter(Y, m0, P0, A, Q, H, R):
    T, n, k = len(Y), len(m0), Y.shape[1]
    M, C = np.zeros((T + 1, n)), np.zeros((T + 1, n, n))
    M[0], C[0] = m0, P0
    ll = -0.5 * T * k * np.log(2 * np.pi)
    for t in range(1, T + 1):
        mp = A @ M[t - 1]
        Pp = A @ C[t - 1] @ A.T + Q
        v = Y[t - 1] - H @ mp
        S = H @ Pp @ H.T + R
        K = Pp @ H.T @ np.linalg.inv(S)
        M[t] = mp + K @ v
        C[t] = (np.eye(n) - K @ H) @ Pp
        ll -= 0.5 * (np.linalg.slogdet(S)[1] + v @ np.linalg.solve(S, v))
    return {"ms": M[1:], "Ps": C[1:], "ll": ll}
