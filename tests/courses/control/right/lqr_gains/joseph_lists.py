# Joseph's form with lists that are reversed and stacked
def lqr_gains(A, B, Q, R, Qf, N):
    costs, gains = [Qf], []
    for _ in range(N):
        S = costs[-1]
        F = np.linalg.solve(R + B.T.dot(S).dot(B), B.T.dot(S).dot(A))
        M = A - B.dot(F)
        costs.append(M.T.dot(S).dot(M) + F.T.dot(R).dot(F) + Q)
        gains.append(F)
    return np.stack(gains[::-1], axis=-1), np.stack(costs[::-1], axis=-1)
